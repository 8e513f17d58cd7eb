import Foundation

/// A command that has been run to its end with a terminal for its standard error.
struct TerminalRun {
  /// The exit code.
  let code: Int32
  /// What came over standard error, byte for byte.
  let errors: String

  /// Runs a command that is found on the PATH. Standard output goes nowhere.
  ///
  /// - Parameters:
  ///   - words: the command and its arguments.
  ///   - folder: the working directory.
  ///   - columns: how wide the terminal is.
  init(_ words: [String], in folder: URL, columns: UInt16 = 80) throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    guard openpty(&controller, &terminal, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    // What is written arrives as it is, without a carriage return in front of each line break.
    var settings = termios()
    tcgetattr(terminal, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal, TCSANOW, &settings)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
    try process.run()
    close(terminal)
    // Where the last one that writes to the terminal is gone, reading it ends or fails.
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(controller, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    close(controller)
    process.waitUntilExit()
    code = process.terminationStatus
    errors = String(decoding: bytes, as: UTF8.self)
  }

  /// What is left on the screen: a carriage return goes back to the line's start, and `ESC [ K` clears the line's rest.
  var screen: String {
    var lines: [String] = []
    for line in errors.split(separator: "\n", omittingEmptySubsequences: false) {
      // Every return in this tool's output is followed by a clearing.
      lines.append(line.components(separatedBy: "\r\u{1B}[K").last ?? "")
    }
    return lines.joined(separator: "\n")
  }
}
