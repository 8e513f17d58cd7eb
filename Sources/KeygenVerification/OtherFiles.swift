import Disk
import KeygenCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that are compiled together with the output of one spec.
struct OtherFiles {
  /// The hand-written files as the user spelled them, each by its stand-in.
  private(set) var support: [String: String]
  /// The outputs of included specs.
  private var companions: [String] = []

  /// The paths to be given to the compiler.
  var paths: [String] { support.keys.sorted() + companions }

  /// Puts the files of a spec into its folder.
  ///
  /// - Parameters:
  ///   - spec: the spec.
  ///   - common: the files that belong to all specs, each by its stand-in.
  ///   - folder: the folder.
  init(
    of spec: VerifiableSpec, besides common: [String: String], in folder: String
  ) throws(VerificationFailure) {
    support = common
    // One file by several paths is compiled once.
    var linked = Set(common.values.compactMap { Environment.realPath($0) })
    for path in spec.supportFiles {
      guard let target = Environment.realPath(path) else { throw .unreadable(path, .last) }
      guard linked.insert(target).inserted else { continue }
      // Its number is another one than those of the common files, since a compiler wants different names.
      let link = "\(folder)/keygen-support-\(support.count).swift"
      guard symlink(target, link) == 0 else { throw .unwritable(link, .last) }
      support[link] = path
    }
    for companion in spec.companions {
      let file = "\(folder)/\(companion.fileName)"
      do throws(SystemError) {
        try FileWriter.create(companion.output, at: file)
      } catch {
        throw .unwritable(file, error)
      }
      companions.append(file)
    }
  }
}
