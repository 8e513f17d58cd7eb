// What is told about templates and about files that keygen writes or compares.
extension DiagnosticDescription {
  static let template = DiagnosticDescription(
    "A template of your own is wrong, or does not suit what keygen hands to it.",
    remedy: """
      `keygen templates check DIR` finds what is wrong before a template is used, `keygen context --schema` tells which \
      names there are, and `keygen templates export DIR` writes the built-in templates out.
      """)

  static let staleOutput = DiagnosticDescription(
    "A file on disk is not what its spec says: the spec was changed, or the file was.",
    remedy: """
      Run `keygen generate` with the arguments that `keygen check` was given, and commit what it writes. Changes to the \
      output belong in the spec.
      """)

  static let missingOutput = DiagnosticDescription(
    "A spec has no output on disk.",
    remedy:
      "Run `keygen generate` with the arguments that `keygen check` was given, and commit what it writes."
  )

  static let orphanedOutput = DiagnosticDescription(
    "A file that keygen wrote belongs to no spec any more.",
    remedy: "`keygen generate --prune` removes it. A symbolic link is for you to remove.")

  static let outputClash = DiagnosticDescription(
    "What would be written would take the place of something else: another spec's output, or a file that is not keygen's.",
    remedy: "Rename the spec, or move the file away. keygen replaces nothing but its own outputs.")

  static let lineDirectivesLeftOut = DiagnosticDescription(
    "Two specs of one target have the same name, so errors in their Swift are reported in the output.",
    remedy: """
      Give the specs different names. The compiler warns of line directives that lead to two files of one name, so \
      such specs get none.
      """)

  static let unwritable = DiagnosticDescription(
    "A file or folder cannot be written or removed.",
    remedy: """
      See whether you may write there, whether the disk is full, and whether the path leads through a file. What stood \
      there before is untouched.
      """)
}
