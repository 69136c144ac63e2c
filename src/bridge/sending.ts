/** Sending a message to the app, and what becomes of it. */
import { ANSWER_MS, awaitAnswer, CHOICE_MS, noAnswer, type Answer } from './callbacks'
import type { AppObject } from './detect'
import { isChoice, messageText, replyBytesOf, type MessageName } from './messages'

/** ms in which a screen of the app's own opens or says that it does not: the page-switch time-out (spec 9.1). */
export const OPEN_MS = 1500

/** Names that this app has; undefined while it has not told. */
let offers: ReadonlySet<string> | undefined
/** Names that it did not answer to: it is not asked again before the page is loaded anew. */
const silent = new Set<MessageName>()

/** The app has told which messages it knows. */
export const noteFunctions = (names: readonly string[] | undefined): void => {
  offers = names && new Set(names)
}

/** Forgets what is known of the app; for tests. */
export const forgetApp = (): void => {
  offers = undefined
  silent.clear()
}

/** An app that is too old for a message, as far as is known. The list comes with `getBaseInfo`, which is always asked. */
export const lacks = (name: MessageName): boolean =>
  name !== 'getBaseInfo' && (silent.has(name) || offers?.has(name) === false)

/** Hands the text over; false: the app's side threw. One argument: this is the app's object, and no window. */
function hand(app: AppObject, text: string): boolean {
  try {
    app.postMessage(text)
    return true
  } catch {
    return false
  }
}

/** Sends the app a message; nobody waits for its answer. */
export function tell(app: AppObject, name: MessageName, params: object): void {
  const { success, fail } = noAnswer()
  const text = messageText(name, params, success, fail)
  if (!lacks(name)) hand(app, text)
}

/** Asks the app something. Never rejects, but throws a MessageError. */
export async function ask(app: AppObject, name: MessageName, params: object): Promise<Answer> {
  const exchange = begin(app, name, params, ANSWER_MS)
  const answer = await (exchange?.answer ?? { kind: 'refused' as const })
  if (answer.kind === 'silent') silent.add(name)
  return answer
}

function begin(app: AppObject, name: MessageName, params: object, waitMs: number) {
  messageText(name, params, '', '') // a wrong call is a wrong call, in an old app too
  const answer = lacks(name) ? undefined : awaitAnswer(waitMs, replyBytesOf(name))
  if (!answer) return undefined
  if (hand(app, messageText(name, params, answer.success, answer.fail))) return answer
  answer.end('left')
  return undefined
}

/** Settles once something lies over this page, or it was left; `end` stops waiting. */
function whenHidden(): { hidden: Promise<'hidden'>; end: () => void } {
  let end = (): void => undefined
  const hidden = new Promise<'hidden'>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') resolve('hidden')
    }
    document.addEventListener('visibilitychange', look)
    end = () => document.removeEventListener('visibilitychange', look)
  })
  return { hidden, end }
}

/**
 * Starts another application of the shell. `result`: what it gives when it ends, by a name of its own (7.6); undefined
 * where it ends without.
 */
export async function start(
  app: AppObject,
  params: object
): Promise<{ taken: false } | { taken: true; result: Promise<Answer> }> {
  const name = 'startApplication'
  messageText(name, params, '', '')
  const result = lacks(name) ? undefined : awaitAnswer(CHOICE_MS)
  if (!result) return { taken: false }
  const { taken } = await open(app, name, { ...params, resultCallback: result.success })
  if (taken) return { taken, result: result.answer }
  result.end('left')
  return { taken }
}

export type Opened = { taken: false } | { taken: true; answer: Promise<Answer> }

/**
 * Asks the app to open something of its own. Taken: it said so, or something lies over the page by now; not taken: it
 * refused, does not know the message, or does nothing within 1.5 s. What a person chooses there is the answer.
 */
export async function open(app: AppObject, name: MessageName, params: object): Promise<Opened> {
  const exchange = begin(app, name, params, isChoice(name) ? CHOICE_MS : ANSWER_MS)
  if (!exchange) return { taken: false }
  const { hidden, end } = whenHidden()
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), OPEN_MS)
  })
  const first = await Promise.race([exchange.answer, hidden, patience])
  clearTimeout(timer)
  end()
  if (first === 'silent') {
    silent.add(name)
    exchange.end('silent')
    return { taken: false }
  }
  // what was left is left: nothing is to be opened in its place
  return first !== 'hidden' && first.kind === 'refused' ? { taken: false } : { taken: true, answer: exchange.answer }
}
