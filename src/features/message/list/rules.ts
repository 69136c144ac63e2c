/** What messages a list shows and how many are left. Pure. */
import type { DataOf, MessageKind, UserMessage } from '@contract'
import { hasOwn } from '@/lib/json'

type Counts = DataOf<'GET /o2msg/v1/user-messages/count'>

const TARGETS = [
  'ORDER',
  'PARCEL',
  'CASE',
  'BILL',
  'INVOICE',
  'QUESTION',
  'PRODUCT',
  'REVIEW',
  'COUPON',
  'PACKET',
  'POINTS',
  'ROOM',
  'PAY_LINK',
  'CHAT',
  'TRIAL',
  'SUBSIDY',
  'GROUP',
  'ASSIST',
  'STORY',
  'INVITE'
] as const satisfies readonly UserMessage['target'][]

/** The words of the way on; of what a newer gateway leads to only that there is something. */
export function wayOn(target: UserMessage['target']): `see${(typeof TARGETS)[number]}` | 'seeOther' {
  const match = TARGETS.find((candidate) => candidate === target)
  return match === undefined ? 'seeOther' : `see${match}`
}

/** The highest number among messages; undefined: there are none. */
export const newestOf = (messages: readonly Pick<UserMessage, 'number'>[]): number | undefined =>
  messages.length === 0 ? undefined : Math.max(...messages.map(({ number }) => number))

/** The counts once these are read as well. */
export function unreadAfter(counts: Counts, read: readonly { kind: MessageKind }[]): Counts {
  const after = { ...counts }
  for (const { kind } of read) {
    // a kind that is not known has no count here
    if (hasOwn(after, kind)) after[kind] = Math.max(0, after[kind] - 1)
    after.total = Math.max(0, after.total - 1)
  }
  return after
}

/** A day's head, or a message. */
export type Line<Row> = { key: string; day: number } | { key: string; row: Row }

/** Messages, the newest first, with a head above each day's first. `dayOf` gives the start of a moment's day. */
export function withDays<Row extends { messageId: string; createdAt: number }>(
  rows: readonly Row[],
  dayOf: (ms: number) => number
): Line<Row>[] {
  let last: number | undefined
  return rows.flatMap((row): Line<Row>[] => {
    const day = dayOf(row.createdAt)
    const line = { key: row.messageId, row }
    if (day === last) return [line]
    last = day
    return [{ key: `day ${day}`, day }, line]
  })
}
