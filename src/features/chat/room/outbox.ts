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
const kinds: readonly string[] = ['TEXT', 'PICTURES', 'PRODUCT', 'ORDER', 'CASE', 'QUESTION']
const clientIdOf = /^[A-Za-z0-9_-]{8,64}$/

const said = (value: unknown): Said | undefined => {
  if (!isRecord(value)) return undefined
  const { clientId, kind } = value
  if (typeof clientId !== 'string' || !clientIdOf.test(clientId)) return undefined
  if (typeof kind !== 'string' || !kinds.includes(kind)) return undefined
  // the gateway holds each field to the contract; a wrong one fails with words and can be deleted
  return value as Said
}

/** Draft and unsent messages of a conversation. */
export function readBox(shopCode: string | undefined): { text: string; unsent: Unsent[] } {
  const kept: DraftValues = readDraft(draftName(shopCode)) ?? {}
  const text = typeof kept['text'] === 'string' ? kept['text'] : ''
  const whole = Array.from({ length: MOST_PIECES }, (_, at) => kept[`unsent${at}`] ?? '').join('')
  const parsed = whole === '' ? undefined : parseBounded(whole, { maxBytes: 120_000, maxDepth: 5 })
  const list: unknown[] = Array.isArray(parsed) ? parsed : []
  const unsent = list.flatMap((one): Unsent[] => {
    const known = isRecord(one) ? said(one['said']) : undefined
    if (known === undefined || !isRecord(one)) return []
    const title = typeof one['title'] === 'string' ? { title: one['title'] } : {}
    return [{ said: known, ...title, state: 'SENDING' }]
  })
  return { text, unsent }
}

/** Keeps them; pictures that are not uploaded yet can't be kept, as the device's own addresses end with the page. */
export function keepBox(shopCode: string | undefined, text: string, unsent: readonly Unsent[]): void {
  const kept = unsent
    .filter((one) => one.said.kind !== 'PICTURES' || one.said.pictures !== undefined)
    .map(({ said: one, title }) => ({ said: one, ...(title === undefined ? {} : { title }) }))
  if (text === '' && kept.length === 0) return dropDraft(draftName(shopCode))
  const whole = kept.length === 0 ? '' : JSON.stringify(kept)
  const pieces = Array.from({ length: Math.ceil(whole.length / PIECE) }, (_, at) =>
    whole.slice(at * PIECE, (at + 1) * PIECE)
  )
  const parts = pieces.length > MOST_PIECES ? [] : pieces
  keepDraft(draftName(shopCode), {
    text: cut(text, PIECE),
    ...Object.fromEntries(parts.map((piece, at) => [`unsent${at}`, piece]))
  })
}

/** Puts words into the field of a conversation, unless something stands there. */
export function proposeWords(shopCode: string | undefined, asks: string | undefined): void {
  const { text, unsent } = readBox(shopCode)
  if (asks !== undefined && text === '') keepBox(shopCode, asks, unsent)
}

let made = 0
/** An id that no other message of this conversation has, on any device. */
export function newClientId(): string {
  made += 1
  const random = Math.floor(Math.random() * 2 ** 48).toString(36)
  return `m-${Date.now().toString(36)}-${made.toString(36)}-${random}`
}
