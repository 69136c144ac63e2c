/** How the platform answers: success, fail and complete, or a promise when none of them was given. */
import type { ApiCall, Func, Values } from './types'
import type { Tasks } from './tasks'

/** Where the platform puts the number of a refusal: `errno`, and `errCode` in APIs of their own numbering. */
export type NumberedAs = 'errno' | 'errCode'

/** The platform's own refusal: `errMsg` is the name, `:fail` and a reason, with a number where the platform gives one. */
export class ApiFailure extends Error {
  constructor(
    readonly reason: string,
    readonly number?: number,
    readonly numberedAs: NumberedAs = 'errno'
  ) {
    super(reason)
  }
}

export type Refusal = { errMsg: string } & Partial<Record<NumberedAs, number>>
export const failShape = (
  name: string,
  reason: string,
  number?: number,
  numberedAs: NumberedAs = 'errno'
): Refusal => ({
  errMsg: reason ? `${name}:fail ${reason}` : `${name}:fail`,
  ...(number === undefined ? {} : { [numberedAs]: number })
})
const refusalOf = (name: string, { reason, number, numberedAs }: ApiFailure): Refusal =>
  failShape(name, reason, number, numberedAs)

export interface Answering {
  tasks: Tasks
  noteCall(call: ApiCall): void
}

type Callbacks = { success?: unknown; fail?: unknown; complete?: unknown }
const isFunction = (value: unknown): value is Func => typeof value === 'function'

/** Text and numbers of what was asked, for the log; a token or a whole body has no place there. */
const summary = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(
    Object.entries(input)
      .filter(([name, value]) => !isFunction(value) && !/^header/i.test(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value
      ])
  )
}

/**
 * Makes an API that answers later. `work` gives the result without `errMsg`, or throws ApiFailure. `toResult` may hand
 * back something at once, such as a RequestTask; then no promise is made.
 */
export function answerLater(
  host: Answering,
  name: string,
  work: (options: Values) => unknown,
  task?: (options: Values) => unknown
): Func {
  return (argument) => {
    const options = (typeof argument === 'object' && argument !== null ? argument : {}) as Values & Callbacks
    const owner = host.tasks.owner()
    const startedAt = host.tasks.now()
    const settle = (ok: boolean, result: Values) => {
      host.noteCall({
        name,
        options: summary(options),
        outcome: String(result['errMsg']),
        time: startedAt,
        pageId: owner
      })
      const { success, fail, complete } = options
      host.tasks.run(owner, () => {
        const first = ok ? success : fail
        if (isFunction(first)) host.tasks.realm.tell(first, result)
        if (isFunction(complete)) host.tasks.realm.tell(complete, result)
      })
    }
    const answered = (result: unknown): Values => ({
      ...(typeof result === 'object' && result !== null ? (result as Values) : {}),
      errMsg: `${name}:ok`
    })
    const failure = (error: unknown): Values =>
      error instanceof ApiFailure
        ? refusalOf(name, error)
        : failShape(name, error instanceof Error ? error.message : String(error))
    const started = (): Promise<unknown> => {
      try {
        return Promise.resolve(work(options))
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const running = started()
    const promised =
      task === undefined && !isFunction(options.success) && !isFunction(options.fail) && !isFunction(options.complete)
    if (promised) {
      return new Promise((resolve, reject) => {
        running.then(
          (result) =>
            host.tasks.later(() => {
              host.noteCall({ name, options: summary(options), outcome: `${name}:ok`, time: startedAt, pageId: owner })
              host.tasks.run(owner, () => resolve(host.tasks.realm.native(answered(result))))
            }),
          (error: unknown) =>
            host.tasks.later(() => {
              const result = failure(error)
              host.noteCall({
                name,
                options: summary(options),
                outcome: String(result['errMsg']),
                time: startedAt,
                pageId: owner
              })
              host.tasks.run(owner, () => reject(host.tasks.realm.native(result)))
            })
        )
      })
    }
    running.then(
      (result) => host.tasks.later(() => settle(true, answered(result))),
      (error: unknown) => host.tasks.later(() => settle(false, failure(error)))
    )
    return task?.(options)
  }
}

/** Makes an API that answers at once and throws the platform's refusal. */
export function answerAtOnce(host: Answering, name: string, work: Func): Func {
  return (...values) => {
    const note = (outcome: string) =>
      host.noteCall({ name, options: summary(values[0]), outcome, time: host.tasks.now(), pageId: host.tasks.owner() })
    try {
      const result = work(...values)
      note(`${name}:ok`)
      return result
    } catch (error) {
      const failure = error instanceof ApiFailure ? refusalOf(name, error) : undefined
      note(failure?.errMsg ?? String(error))
      if (!failure) throw error
      throw Object.assign(new Error(failure.errMsg), failure)
    }
  }
}
