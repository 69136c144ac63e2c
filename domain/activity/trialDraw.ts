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
export const listHashOf = (tickets: readonly string[], { sha256 }: Pick<Digests, 'sha256'>): string =>
  sha256(sortedTickets(tickets).join('\n'))

/** What is digested with the seed for a ticket. */
export const rankText = (listHash: string, ticket: string): string => `${listHash}:${ticket}`

/** Tickets in the order of the draw. */
export function drawnOrder(
  seed: string,
  listHash: string,
  tickets: readonly string[],
  { hmacSha256 }: Pick<Digests, 'hmacSha256'>
): string[] {
  const placed = sortedTickets(tickets).map((ticket) => ({ ticket, by: hmacSha256(seed, rankText(listHash, ticket)) }))
  return placed.sort((a, b) => (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)).map(({ ticket }) => ticket)
}

export interface Draw {
  seed: string
  seedHash: string
  listHash: string
  tickets: readonly string[]
  ranked: readonly string[]
}

/** What is wrong with a draw; undefined: it is as it was promised. */
export function drawFault(draw: Draw, digests: Digests): 'SEED' | 'LIST' | 'ORDER' | undefined {
  if (digests.sha256(draw.seed) !== draw.seedHash) return 'SEED'
  if (listHashOf(draw.tickets, digests) !== draw.listHash) return 'LIST'
  const order = drawnOrder(draw.seed, draw.listHash, draw.tickets, digests)
  return draw.ranked.every((ticket, at) => ticket === order[at]) ? undefined : 'ORDER'
}
