/**
 * The chat: states of a session and who moves them, how long what was said may be taken back, when a session is rated, when
 * people answer, and what a device knows of a conversation. Pure.
 */
import { DAY_MS, MINUTE_MS } from '../spans'

/**
 * ROBOT: the robot answers · QUEUED: waits for a person · LEFT: a message lies there, somebody answers in hours ·
 * WITH_AGENT: a person answers · ENDED: over, the next message begins another session.
 */
export const CHAT_STATES = ['ROBOT', 'QUEUED', 'LEFT', 'WITH_AGENT', 'ENDED'] as const
export type ChatState = (typeof CHAT_STATES)[number]

/**
 * PERSON: the shopper asks for one, or sends a card of an order or case; UNHELPED: the third answer that did not help;
 * ROBOT: back from the queue; LEAVE: leaves the queue and a message; CLOSE: the hours ended; TAKE: a person takes over;
 * HAND_OVER: to another one, with a note; END: the person ends it; QUIET: nobody said anything, also after a word.
 */
export const CHAT_ACTS = ['PERSON', 'UNHELPED', 'ROBOT', 'LEAVE', 'CLOSE', 'TAKE', 'HAND_OVER', 'END', 'QUIET'] as const
export type ChatAct = (typeof CHAT_ACTS)[number]

/** Every move there is; what is not here is refused. */
export const chatMoves: Readonly<Record<ChatState, Readonly<Partial<Record<ChatAct, ChatState>>>>> = {
  ROBOT: { PERSON: 'QUEUED', UNHELPED: 'QUEUED' },
  QUEUED: { TAKE: 'WITH_AGENT', LEAVE: 'LEFT', CLOSE: 'LEFT', ROBOT: 'ROBOT' },
  LEFT: { TAKE: 'WITH_AGENT' },
  WITH_AGENT: { HAND_OVER: 'WITH_AGENT', END: 'ENDED', QUIET: 'ENDED' },
  ENDED: {}
}

/** The state a session gets by an act; undefined: this can't be done with it now. */
export const chatAfter = (state: ChatState, act: ChatAct): ChatState | undefined => chatMoves[state][act]

/** Returns the state after a shopper asks for a person: out of hours they leave a message at once. */
export function chatAsking(state: ChatState, open: boolean): ChatState | undefined {
  const queueState = chatAfter(state, 'PERSON')
  return queueState === undefined || open ? queueState : chatAfter(queueState, 'CLOSE')
}

/** Returns whether the robot answers in this state. */
export const robotSpeaks = (state: ChatState): boolean => state === 'ROBOT'

/** Answers that did not help before a person is called. */
export const UNHELPED_MOST = 3
/** ms in which what was said can be taken back. */
export const TAKE_BACK_MS = 2 * MINUTE_MS
/** ms without a word after which a session with a person gets a question, and how long after that it ends. */
export const QUIET_MS = 30 * MINUTE_MS
export const QUIET_AFTER_MS = 5 * MINUTE_MS
/** ms for which a rating may be changed. */
export const RATING_MS = DAY_MS
/** ms after its end in which a session may be rated first. */
export const RATE_WITHIN_MS = 7 * DAY_MS
/** ms that somebody is shown as writing. */
export const TYPING_MS = 5_000
/** Signs of one message. */
export const TEXT_MOST = 1000
/** What a wait takes where nobody has waited yet, in seconds. */
export const WAIT_S = 60

/** Minutes of the shop's day, 0–1440. */
export interface ChatHours {
  from: number
  to: number
}
/** Where the desk has set none. */
export const CHAT_HOURS: ChatHours = { from: 9 * 60, to: 21 * 60 }

/** Whether people answer at a minute of the shop's day; over midnight where they end before they begin. */
export const isChatOpen = ({ from, to }: ChatHours, minute: number): boolean =>
  from <= to ? minute >= from && minute < to : minute >= from || minute < to

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
/** «09:00–21:00» */
export const hoursText = ({ from, to }: ChatHours): string => `${clock(from)}–${clock(to)}`

/** Returns whether a message can still be taken back; both moments are epoch ms. */
export const mayTakeBack = (saidAt: number, nowMs: number): boolean => nowMs - saidAt <= TAKE_BACK_MS

/** Whether a session may be rated or its rating changed: one that a person had, first within a week of its end. */
export function mayRate(
  session: { state: ChatState; taken: boolean; endedAt: number | undefined; ratedAt: number | undefined },
  nowMs: number
): boolean {
  if (session.state !== 'ENDED' || !session.taken || session.endedAt === undefined) return false
  return session.ratedAt === undefined
    ? nowMs - session.endedAt <= RATE_WITHIN_MS
    : nowMs - session.ratedAt <= RATING_MS
}

/** A mark only grows, and never past what was said. */
export const grownMark = (mark: number, to: number, last: number): number => Math.max(mark, Math.min(to, last))

/** The wait that half of those had who were taken last, in seconds. */
export function usualWait(waitsS: readonly number[]): number {
  if (waitsS.length === 0) return WAIT_S
  const ascending = [...waitsS].sort((a, b) => a - b)
  return Math.max(0, Math.round(ascending[Math.floor(ascending.length / 2)] ?? WAIT_S))
}

/** Words by which a common problem is looked for: signs that carry none are left out, and what is one word of letters stays whole. */
export function askedWords(text: string): string[] {
  const parts = text
    .toLowerCase()
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const words = parts.flatMap((part) => {
    if (!/\p{Script=Han}/u.test(part)) return part.length > 2 ? [part] : []
    const runs = part.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []
    return runs.flatMap((run) =>
      /\p{Script=Han}/u.test(run)
        ? Array.from({ length: Math.max(0, run.length - 1) }, (_, index) => run.slice(index, index + 2))
        : run.length > 1
          ? [run]
          : []
    )
  })
  return [...new Set(words)].filter((word) => !EMPTY_WORDS.has(word)).slice(0, 40)
}
const EMPTY_WORDS = new Set(
  (
    '怎么 么办 什么 多少 可以 能不 不能 请问 你好 您好 一下 我的 这个 那个 是不 不是 有没 没有 我想 想要 要问 如何 为什 哪里 了吗 的吗 吗我 ' +
    'the and how what can you for are does this that with have need help please hello not why when where there'
  ).split(' ')
)

/** How well the words of a question fit a text, 0–1: the share of them that are in it. */
export const fitOf = (words: readonly string[], foundBy: string): number =>
  words.length === 0 ? 0 : words.filter((word) => foundBy.includes(word)).length / words.length
/** From there on the robot takes it for an answer. */
export const FITS = 0.34

// What a device knows of a conversation.

/** A message as it is numbered; `revision` grows with each change of it. */
export interface Numbered {
  number: number
  revision: number
}

export interface ChatLog<M extends Numbered> {
  /** By number; gaps only below the first requested page. */
  messages: readonly M[]
  /** All up to here is known. */
  upTo: number
}

/** Returns a log without messages. */
export const emptyLog = <M extends Numbered>(): ChatLog<M> => ({ messages: [], upTo: 0 })

/**
 * What came, laid to what is known: by number alone, of one message the later revision. Told twice, late, or in another
 * order it comes to the same. `upTo` only grows; without it (a reply to a message of one's own) it stays as it is.
 */
export function laidTo<M extends Numbered>(log: ChatLog<M>, came: readonly M[], upTo = log.upTo): ChatLog<M> {
  const byNumber = new Map(log.messages.map((message) => [message.number, message]))
  for (const message of came) {
    const before = byNumber.get(message.number)
    if (before === undefined || before.revision < message.revision) byNumber.set(message.number, message)
  }
  const messages = [...byNumber.values()].sort((a, b) => a.number - b.number)
  return { messages, upTo: Math.max(log.upTo, upTo) }
}

/** ms until a socket that was lost is tried again: a random part of twice as long each time, up to 30 s. */
export const againAfterMs = (failures: number, chance: number): number =>
  Math.round(Math.min(30_000, 1000 * 2 ** Math.min(failures, 5)) * (0.5 + chance / 2))
