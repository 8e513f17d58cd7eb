import Foundation

/// A type of object that announces its changes before they happen.
///
/// The protocol is Combine's, which does not exist on every platform; this module has its own.
public protocol ObservableObject: AnyObject {
  /// Announces that the object is about to change.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that belongs to this object.
  public var objectWillChange: ObservableObjectPublisher {
    PublisherTable.shared.publisher(of: self)
  }
}

/// Announces changes of an observable object to the views that depend on it.
public final class ObservableObjectPublisher: DependencySource, @unchecked Sendable {
  /// Only used on the main queue.
  private var readers = ReaderList()

  /// Creates a publisher.
  public init() {}

  /// Announces a change.
  public func send() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { sendOnMain() }
    } else {
      MainQueue.perform { self.sendOnMain() }
    }
  }

  @MainActor
  private func sendOnMain() {
    if let engine = Engine.current, !readers.isEmpty {
      engine.report(
        RuntimeIssue(
          kind: .stateWrittenDuringUpdate,
          message: """
            Publishing changes from within view updates is not allowed, this will cause undefined \
            behavior.
            """))
    }
    readers.invalidate()
  }

  @MainActor
  func addReader(_ reader: Evaluation) {
    readers.add(reader, of: self)
  }

  func removeReader(_ reader: Evaluation) {
    readers.remove(reader)
  }
}

/// The publishers of objects that have none of their own.
private final class PublisherTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  static let shared = PublisherTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepSize = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.lock()
    defer { lock.unlock() }
    // The address may have belonged to an object that is gone.
    if let entry = entries[ObjectIdentifier(object)], entry.object === object {
      return entry.publisher
    }
    if entries.count >= sweepSize {
      entries = entries.filter { $0.value.object != nil }
      sweepSize = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
