// What the store calls and the oldest engines it runs on lack (iOS 14.5 to 15.3, Chrome 80 to 91; scripts/lib/engines.mjs names them all).
// It stands before everything else: modules call it as they are read.

/** Adds what is missing, as the engine's own would be: writable, and in no listing. */
function lend(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

lend(Object, 'hasOwn', (target: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(target, name))

// oxlint-disable-next-line shop/no-vague-names -- the language's own name: engines that have `at` say it as its `name`
function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index]
}
lend(Array.prototype, 'at', at)
lend(String.prototype, 'at', at)

// browsers as old as the H5 shop runs on have it
if (process.env.TARO_ENV === 'weapp') {
  lend(
    String.prototype,
    'replaceAll',
    function replaceAll(this: string, pattern: string | RegExp, by: string & ((match: string) => string)): string {
      const each =
        typeof pattern === 'string' ? new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'g') : pattern
      return this.replace(each, by)
    }
  )
}
