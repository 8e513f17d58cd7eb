/// A fault and the offset it is reported at.
struct Fault {
  let kind: TemplateProblem.Kind
  let offset: Int
}
