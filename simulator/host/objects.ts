/** Objects of the platform with every method that its typings name: simulated, or failing in its shape and said so. */
import type { MethodNames } from './apiNames'
import { ApiFailure, answerAtOnce, answerLater, failShape, type Answering } from './calls'
import type { Func, Values } from './types'

/** Why what isn't simulated refuses; `errno` as the platform numbers «not supported». */
const notHere = 'not supported by the simulator'
const notSupported = 3

export interface Unsimulated {
  host: Answering
  /** Something that nobody simulates was called. */
  unsimulated(name: string): void
}

/** Refuses in the platform's words. */
export const refuse = ({ unsimulated }: Unsimulated, name: string): never => {
  unsimulated(name)
  throw new ApiFailure(notHere, notSupported)
}
/** Logs a call that the platform takes without an answer and that has no effect in the simulator. */
export function noteNothing({ host, unsimulated }: Unsimulated, name: string, label = name): void {
  unsimulated(label)
  const { errMsg: outcome } = failShape(name, notHere)
  host.noteCall({ name, options: undefined, outcome, time: host.tasks.now(), pageId: host.tasks.owner() })
}

export interface Own {
  /** Answer through success and fail. */
  later?: Readonly<Record<string, (options: Values) => unknown>>
  /** Answer at once, and are noted as calls. */
  atOnce?: Readonly<Record<string, Func>>
  /** Listeners, and what is called too often to be noted. */
  quiet?: Readonly<Record<string, Func>>
}

/** `made`: how the object is got, such as `createMapContext()`. */
export function objectOf(around: Unsimulated, kind: string, names: MethodNames, own: Own): Values {
  const object: Values = { ...own.quiet }
  for (const name of names.later) {
    const work = own.later?.[name] ?? (() => refuse(around, `${kind}.${name}`))
    object[name] = answerLater(around.host, name, work)
  }
  for (const name of names.atOnce) {
    const work = own.atOnce?.[name]
    if (work) object[name] = answerAtOnce(around.host, name, work)
    // the others throw nothing on the phone
    else if (name.endsWith('Sync'))
      object[name] = answerAtOnce(around.host, name, () => refuse(around, `${kind}.${name}`))
    else object[name] ??= () => noteNothing(around, name, `${kind}.${name}`)
  }
  for (const name of names.listeners) object[name] ??= () => noteNothing(around, name, `${kind}.${name}`)
  return object
}
