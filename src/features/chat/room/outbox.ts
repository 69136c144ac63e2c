/** What was said and is not known to have arrived, and what is being written: kept on the device until it is, or a logout. */
import type { BodyOf } from '@contract'
import { cut } from '@domain/graphemes'
import { isRecord, parseBounded } from '@/lib/json'
import { dropDraft, keepDraft, readDraft, type DraftValues } from '@/stores'
import { draftName } from '../rules'

export type Said = Omit<BodyOf<'POST /o2msg/v1/chat/messages'>, 'conversationId'>

export interface Unsent {
  said: Said
  /** Shown while it is under way: title of a card, or addresses of the device's pictures. */
  title?: string
  files?: readonly string[]
  state: 'SENDING' | 'FAILED'
  /** Why it failed. */
  words?: string
  /** Nobody answered: it is sent again by itself once somebody does. */
  unanswered?: boolean
}

/** What is shown of one while it is under way. */
export const shownOf = ({ title, files }: Unsent): Pick<Unsent, 'title' | 'files'> => ({
  ...(title === undefined ? {} : { title }),
  ...(files === undefined ? {} : { files })
})

/** UTF-16 units of one kept piece, and pieces at most: what a form's draft takes. */
const PIECE = 5000
const MOST_PIECES = 12
const kinds: readonly string[] = ['TEXT', 'PICTURES', 'PRODUCT', 'ORDER', 'CASE', 'QUESTION', 'SUBJECT']
const clientIdOf = /^[A-Za-z0-9_-]{8,64}$/

const readContent = (value: unknown): Said | undefined => {
  if (!isRecord(value)) return undefined
  const { clientId, kind } = value
  if (typeof clientId !== 'string' || !clientIdOf.test(clientId)) return undefined
  if (typeof kind !== 'string' || !kinds.includes(kind)) return undefined
  // the gateway holds each field to the contract; a wrong one fails with words and can be deleted
  return value as Said
}

/** Draft and unsent messages of a conversation. */
export function readBox(shopCode: string | undefined): { text: string; unsent: Unsent[] } {
  const values: DraftValues = readDraft(draftName(shopCode)) ?? {}
  const text = typeof values['text'] === 'string' ? values['text'] : ''
  const whole = Array.from({ length: MOST_PIECES }, (_, index) => values[`unsent${index}`] ?? '').join('')
  const value = whole === '' ? undefined : parseBounded(whole, { maxBytes: 120_000, maxDepth: 5 })
  const list: unknown[] = Array.isArray(value) ? value : []
  const unsent = list.flatMap((item): Unsent[] => {
    const content = isRecord(item) ? readContent(item['said']) : undefined
    if (content === undefined || !isRecord(item)) return []
    const title = typeof item['title'] === 'string' ? { title: item['title'] } : {}
    return [{ said: content, ...title, state: 'SENDING' }]
  })
  return { text, unsent }
}

/** What another tab has kept and this one does not know; the mini-program has no tabs. */
function ofOtherTabs(shopCode: string | undefined, unsent: readonly Unsent[], over: ReadonlySet<string>): Unsent[] {
  if (process.env.TARO_ENV !== 'h5') return []
  const known = new Set(unsent.map(({ said }) => said.clientId))
  return readBox(shopCode).unsent.filter(({ said }) => !known.has(said.clientId) && !over.has(said.clientId))
}

/**
 * Keeps them, beside what other tabs have kept; `over`: ids of what has arrived or was given up. Pictures that are not
 * uploaded yet can't be kept, as the device's own addresses end with the page.
 */
export function keepBox(
  shopCode: string | undefined,
  text: string,
  unsent: readonly Unsent[],
  over: ReadonlySet<string> = new Set()
): void {
  const entries = [...ofOtherTabs(shopCode, unsent, over), ...unsent]
    .filter((entry) => entry.said.kind !== 'PICTURES' || entry.said.pictures !== undefined)
    .map(({ said: content, title }) => ({ said: content, ...(title === undefined ? {} : { title }) }))
  if (text === '' && entries.length === 0) return dropDraft(draftName(shopCode))
  const whole = entries.length === 0 ? '' : JSON.stringify(entries)
  const pieces = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, index) =>
    whole.slice(index * PIECE, (index + 1) * PIECE)
  )
  const parts = pieces.length > MOST_PIECES ? [] : pieces
  keepDraft(draftName(shopCode), {
    text: cut(text, PIECE),
    ...Object.fromEntries(parts.map((piece, index) => [`unsent${index}`, piece]))
  })
}

/** Puts words into the field of a conversation, unless something stands there. */
export function proposeWords(shopCode: string | undefined, asks: string | undefined): void {
  const { text, unsent } = readBox(shopCode)
  if (asks !== undefined && text === '') keepBox(shopCode, asks, unsent)
}

let count = 0
/** An id that no other message of this conversation has, on any device. */
export function newClientId(): string {
  count += 1
  const random = Math.floor(Math.random() * 2 ** 48).toString(36)
  return `m-${Date.now().toString(36)}-${count.toString(36)}-${random}`
}
