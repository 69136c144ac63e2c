/** Idempotency keys that outlive a reload: one for each thing the shopper means to do, kept until its fate is known. */
import { DAY_MS } from '@domain/spans'
import { newKey } from '@/lib/keys'
import { GatewayError } from './errors'

export interface Intent {
  key: string
  /** epoch ms, device clock */
  at: number
}

/** Where intents are kept; the app gives its persisted list. */
export interface IntentShelf {
  read: () => Readonly<Record<string, Intent>>
  write: (intents: Readonly<Record<string, Intent>>) => void
}

/** After this a retry is a new intent; the gateway forgets keys as well. ms */
const intentLifetime = DAY_MS
const mostIntents = 50

let inMemory: Readonly<Record<string, Intent>> = {}
let shelf: IntentShelf = {
  read: () => inMemory,
  write: (intents) => {
    inMemory = intents
  }
}

/** Sets where intents are kept. */
export function setIntentShelf(newShelf: IntentShelf): void {
  shelf = newShelf
}

function fresh(now: number): Record<string, Intent> {
  return Object.fromEntries(
    Object.entries(shelf.read())
      .filter(([, intent]) => now - intent.at < intentLifetime && intent.at <= now)
      .sort(([, first], [, other]) => other.at - first.at)
      .slice(0, mostIntents - 1)
  )
}

function keep(scope: string): string {
  const now = Date.now()
  const intents = fresh(now)
  const entry = intents[scope]
  if (entry) return entry.key
  const key = newKey()
  shelf.write({ ...intents, [scope]: { key, at: now } })
  return key
}

/** Lets go of an intent, unless a newer one took its place meanwhile. */
function settle(scope: string, key: string): void {
  const intents = { ...shelf.read() }
  if (intents[scope]?.key !== key) return
  delete intents[scope]
  shelf.write(intents)
}

/**
 * Lets go of the intents whose scope begins so and that are older than `before` (epoch ms): their fate has been seen, or
 * the shopper means something else now. `but` stays.
 */
export function forgetIntents(beginning: string, before: number, but?: string): void {
  const intents = Object.entries(shelf.read())
  const rest = intents.filter(
    ([scope, { at: time }]) => !scope.startsWith(beginning) || time >= before || scope === but
  )
  if (rest.length < intents.length) shelf.write(Object.fromEntries(rest))
}

/** Whether an intent's fate is open, e.g. after a reload in the middle of a submit. */
export const hasIntent = (scope: string): boolean => fresh(Date.now())[scope] !== undefined

/**
 * Runs a call under the intent's key. `scope` names everything that makes it this intent and no other (what, for which
 * settlement, how many): the gateway refuses a key that comes with another body. A reply that settles the fate
 * (success, a refusal, a 401) ends the intent; a time-out, no network or a broken reply keeps the key for the retry.
 */
export async function withIntent<T>(scope: string, run: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const key = keep(scope)
  try {
    const result = await run(key)
    settle(scope, key)
    return result
  } catch (failure) {
    if (failure instanceof GatewayError && !failure.fateUnknown) settle(scope, key)
    throw failure
  }
}
