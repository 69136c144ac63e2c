/** No code out of text: every way to the maker of functions ends, by name or through a constructor, as on the phone. */

/**
 * Takes the makers of functions of a window out of the reach of `constructor`, and gives what stands for `Function` and
 * `eval`. The window's own code can still use its `Function` by name.
 */
export function withoutCode(realm: Window & typeof globalThis): { maker: () => never; evaluate: () => never } {
  const prototypes = realm.Function(
    'return [function () {}, async function () {}, function* () {}, async function* () {}].map(Object.getPrototypeOf)'
  )() as object[]
  const refuse = (): never => {
    throw new realm.EvalError('Code generation from strings disallowed for this context')
  }
  const maker = function Function() {
    return refuse()
  }
  const evaluate = () => refuse()
  maker.prototype = realm.Function.prototype as unknown
  // they are natives of that window themselves, or theirs would be another way
  for (const own of [maker, evaluate]) Object.setPrototypeOf(own, realm.Function.prototype)
  for (const prototype of prototypes) {
    Object.defineProperty(prototype, 'constructor', { value: maker, configurable: false, writable: false })
  }
  return { maker, evaluate }
}
