/** Shoppers' messages in their inbox: kinds and how long they are kept. Pure. */
import { DAY_MS } from '../spans'

/** In the order in which they are shown: orders and their money, parcels, offers, and service after the purchase. */
export const MESSAGE_KINDS = ['ORDER', 'PARCEL', 'OFFER', 'SERVICE'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Kept so long, ms. */
export const MESSAGES_KEPT_MS = 365 * DAY_MS

/** Unread ones of each kind, and together. */
export type MessageCounts = Record<MessageKind, number> & { total: number }

/** How many of each kind there are, of the kinds of all that is unread. */
export function countMessages(unread: readonly { kind: MessageKind; count: number }[]): MessageCounts {
  const counts: MessageCounts = { total: 0, ORDER: 0, PARCEL: 0, OFFER: 0, SERVICE: 0 }
  for (const { kind, count } of unread) {
    counts[kind] += count
    counts.total += count
  }
  return counts
}
