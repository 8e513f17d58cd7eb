/// A stretch of the tree that shares one environment.
@MainActor
final class EnvironmentScope {
  init() {}
}
