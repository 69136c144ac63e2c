/**
 * How the app answers: by calling a name that nobody can guess, under one object of the window. A name serves once, and
 * goes when it was answered, when its time is over, or when the page is left; any other name does nothing.
 */
import { hex } from '@/lib/keys'
import { parseBounded } from '@/lib/json'

/** The one object of the window under which answers arrive. */
export const ANSWERS = 'appAnswers'
/** ms for which an answer is waited for. */
export const ANSWER_MS = 10_000
/** The same where a person answers. */
export const CHOICE_MS = 600_000
/** Messages that wait for their answer at one time. */
export const MOST_OPEN = 50

export type Answer =
  /** `reply`: what the app gave, as plain data; undefined where it gave none or none that can be read. */
  | { kind: 'success'; reply: unknown }
  | { kind: 'refused' }
  | { kind: 'silent' }
  /** The page was left meanwhile. */
  | { kind: 'left' }

/** Bytes of an answer, and levels of things inside one another. */
export const REPLY_BYTES = 65_536
const maxDepth = 6

/** What the app gave, as JSON or as a value, as plain data within bounds: own fields alone, and no way to a prototype. */
export function plainReply(reply: unknown, maxBytes = REPLY_BYTES): unknown {
  try {
    const text = typeof reply === 'string' ? reply : (JSON.stringify(reply) as string | undefined)
    return text === undefined ? undefined : parseBounded(text, { maxBytes, maxDepth })
  } catch {
    return undefined // a value that goes in circles, or throws when it is read
  }
}

interface Open {
  names: readonly [success: string, fail: string]
  settle: (answer: Answer) => void
  maxBytes: number
  timer: ReturnType<typeof setTimeout>
}

const callbacks = new Map<string, { open: Open; succeeds: boolean }>()
const waiting = new Set<Open>()

/** How many messages wait for an answer, and how many names there are for them. */
export const openCallbacks = (): { messages: number; names: number } => ({
  messages: waiting.size,
  names: callbacks.size
})

/** 96 random bits. */
const newName = (): string => `a${hex(crypto.getRandomValues(new Uint8Array(12)))}`

function end(open: Open, answer: Answer): void {
  if (!waiting.delete(open)) return
  clearTimeout(open.timer)
  for (const name of open.names) callbacks.delete(name)
  open.settle(answer)
}

function settleAnswer(name: string, reply: unknown): void {
  const callback = callbacks.get(name)
  if (!callback) return
  end(
    callback.open,
    callback.succeeds ? { kind: 'success', reply: plainReply(reply, callback.open.maxBytes) } : { kind: 'refused' }
  )
}

/** Answers a call by any name, and lists none of the names. */
const answers: object = new Proxy(Object.freeze({}), {
  get: (_, name) => (typeof name === 'string' ? (reply: unknown) => settleAnswer(name, reply) : undefined)
})

function offerAnswers(): void {
  if (Reflect.get(window, ANSWERS) === answers) return
  Object.defineProperty(window, ANSWERS, { value: answers, configurable: true })
  window.addEventListener('pagehide', leavePage)
}

const pathOf = (name: string): string => `${ANSWERS}.${name}`

export interface Awaited {
  success: string
  fail: string
  answer: Promise<Answer>
  /** Waits no longer. */
  end: (kind: 'silent' | 'left') => void
}

/** Two names; the app calls one of them. Undefined where too many messages wait already. */
export function awaitAnswer(waitMs: number, maxBytes = REPLY_BYTES): Awaited | undefined {
  if (waiting.size >= MOST_OPEN) return undefined
  offerAnswers()
  const names = [newName(), newName()] as const
  let settle: Open['settle'] = () => undefined
  const answer = new Promise<Answer>((resolve) => {
    settle = resolve
  })
  const open: Open = { names, settle, maxBytes, timer: setTimeout(() => end(open, { kind: 'silent' }), waitMs) }
  waiting.add(open)
  callbacks.set(names[0], { open, succeeds: true })
  callbacks.set(names[1], { open, succeeds: false })
  return { success: pathOf(names[0]), fail: pathOf(names[1]), answer, end: (kind) => end(open, { kind }) }
}

/** Two names that nobody listens to, for what is only told. */
export function noAnswer(): { success: string; fail: string } {
  offerAnswers()
  return { success: pathOf(newName()), fail: pathOf(newName()) }
}

/** The page is left: nothing that was asked on it is answered any more. */
export function leavePage(): void {
  for (const open of [...waiting]) end(open, { kind: 'left' })
}
