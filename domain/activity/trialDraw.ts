/**
 * The draw of a trial, as anybody can do it again: the list is every ticket in order, a place is where the digest of seed,
 * list and ticket stands among all. Pure; the digests are brought.
 */

/** Digests as small hexadecimal letters. */
export interface Digests {
  sha256: (text: string) => string
  hmacSha256: (key: string, text: string) => string
}

/** The list that is digested at the closing: tickets by their code points, a line each. */
export const sortedTickets = (tickets: readonly string[]): string[] =>
  [...tickets].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

/** Returns the digest of a closed list of tickets, hexadecimal. */
export const listHashOf = (tickets: readonly string[], { sha256 }: Pick<Digests, 'sha256'>): string =>
  sha256(sortedTickets(tickets).join('\n'))

/** What is digested with the seed for a ticket. */
export const rankText = (listHash: string, ticket: string): string => `${listHash}:${ticket}`

/** A ticket and where it stands among all. */
export interface Placed {
  ticket: string
  by: string
}

/** Where tickets stand: of a few, as a phone digests many a slice at a time. */
export const placesOf = (
  seed: string,
  listHash: string,
  tickets: readonly string[],
  { hmacSha256 }: Pick<Digests, 'hmacSha256'>
): Placed[] => tickets.map((ticket) => ({ ticket, by: hmacSha256(seed, rankText(listHash, ticket)) }))

/** Tickets by where they stand; of two that stand at one place the sooner of the list. */
export const inOrder = (places: readonly Placed[]): string[] =>
  [...places]
    .sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : a.ticket < b.ticket ? -1 : 1))
    .map(({ ticket }) => ticket)

/** Tickets in the order of the draw. */
export const drawnOrder = (
  seed: string,
  listHash: string,
  tickets: readonly string[],
  digests: Pick<Digests, 'hmacSha256'>
): string[] => inOrder(placesOf(seed, listHash, tickets, digests))

export interface Draw {
  seed: string
  seedHash: string
  listHash: string
  tickets: readonly string[]
  /** Every ticket, as it was drawn. */
  ranked: readonly string[]
}

export type DrawFault = 'SEED' | 'LIST' | 'ORDER'

/** What is wrong with what was published before the draw; undefined: it is as it was promised. */
export function promiseFault(draw: Draw, digests: Pick<Digests, 'sha256'>): 'SEED' | 'LIST' | undefined {
  if (digests.sha256(draw.seed) !== draw.seedHash) return 'SEED'
  return listHashOf(draw.tickets, digests) === draw.listHash ? undefined : 'LIST'
}

/** Whether an order is the published one. */
export const isOrder = ({ ranked }: Pick<Draw, 'ranked'>, order: readonly string[]): boolean =>
  ranked.length === order.length && ranked.every((ticket, index) => ticket === order[index])

/** What is wrong with a draw; undefined: it is as it was promised. */
export function drawFault(draw: Draw, digests: Digests): DrawFault | undefined {
  const order = () => drawnOrder(draw.seed, draw.listHash, draw.tickets, digests)
  return promiseFault(draw, digests) ?? (isOrder(draw, order()) ? undefined : 'ORDER')
}
