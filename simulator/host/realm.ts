/**
 * Values of the host on their way to the scripts. The scripts live in a realm of their own; what the host hands them is
 * made a native of it, or its `constructor` would lead to a `Function` that makes code from text, and a list of the host
 * would be no `Array` of theirs.
 */
import type { Func, ScriptPort, Values } from './types'

export interface Realm {
  /** The same value with their prototypes, or for a function one of theirs that calls it. Changes objects in place. */
  native<T>(value: T): T
  /** Calls a function that may be the scripts': then with natives. */
  tell(listener: Func, ...values: unknown[]): unknown
}

/** A place where there are no scripts. */
export const noRealm: Realm = { native: (value) => value, tell: (listener, ...values) => listener(...values) }

/** Built-in kinds that cross; of those that hold values, the values cross as well. */
const holders = ['Object', 'Array', 'Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError'] as const
const plain = ['Promise', 'ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Date', 'Map', 'Set', 'RegExp'] as const

const source = `(() => {
  'use strict'
  return {
    prototypes: { ${[...holders, ...plain, 'Function'].map((name) => `${name}: ${name}.prototype`).join(', ')} },
    wrap: (work, native, apply) => function (...values) {
      try { return native(apply(work, this, values)) } catch (error) { throw native(error) }
    }
  }
})()`

interface Theirs {
  prototypes: Readonly<Record<string, object>>
  wrap(work: Func, native: Func, apply: Func): Func
}

export function createRealm(scripts: ScriptPort): Realm {
  const { prototypes, wrap } = scripts.evaluate(source, 'realm.js') as Theirs
  const wrapped = new WeakMap<Func, Func>()
  const names = new WeakMap<object, string | undefined>()

  const isTheirs = (work: Func): boolean =>
    Object.prototype.isPrototypeOf.call(prototypes['Function'] ?? Function.prototype, work)

  /** Returns the name of the built-in whose prototype this is, in any realm; undefined for anything else. */
  function kindOf(prototype: object): string | undefined {
    if (names.has(prototype)) return names.get(prototype)
    const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value
    const isBuiltIn =
      typeof maker === 'function' &&
      Object.hasOwn(prototypes, maker.name) &&
      prototypes[maker.name] !== prototype &&
      /\[native code\]/.test(Function.prototype.toString.call(maker))
    const name = isBuiltIn ? maker.name : undefined
    names.set(prototype, name)
    return name
  }

  function functionOf(work: Func): Func {
    if (isTheirs(work)) return work
    const cached = wrapped.get(work)
    if (cached) return cached
    const wrapper = wrap(work, native as Func, Reflect.apply as Func)
    wrapped.set(work, wrapper)
    return wrapper
  }

  function native(value: unknown): unknown {
    if (typeof value === 'function') return functionOf(value as Func)
    if (typeof value !== 'object' || value === null) return value
    const prototype = Object.getPrototypeOf(value) as object | null
    const kind = prototype ? kindOf(prototype) : undefined
    if (kind === undefined || !Reflect.setPrototypeOf(value, prototypes[kind] ?? null)) return value
    if (!(holders as readonly string[]).includes(kind)) return value
    for (const key of Object.keys(value)) {
      const property = (value as Values)[key]
      const next = native(property)
      if (next !== property) (value as Values)[key] = next
    }
    return value
  }

  return {
    native: native as Realm['native'],
    tell: (listener, ...values) => (isTheirs(listener) ? listener(...values.map(native)) : listener(...values))
  }
}
