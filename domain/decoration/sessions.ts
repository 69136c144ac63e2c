/** The windows of a flash sale as a rail shows them. */

interface Windowed {
  flash?: { startAt: number; endAt: number } | undefined
}

/** One window: epoch ms, and what is sold in it. */
export interface Session<Card> {
  key: string
  startAt: number
  endAt: number
  cards: Card[]
}

/** The windows that are open at `now` (server ms), the one that ends first in front; cards keep their order. */
export function openSessions<Card extends Windowed>(cards: readonly Card[], now: number): Session<Card>[] {
  const sessions = new Map<string, Session<Card>>()
  for (const card of cards) {
    if (!card.flash || now < card.flash.startAt || now >= card.flash.endAt) continue
    const { startAt, endAt } = card.flash
    const key = `${startAt}-${endAt}`
    const session = sessions.get(key) ?? { key, startAt, endAt, cards: [] }
    session.cards.push(card)
    sessions.set(key, session)
  }
  return [...sessions.values()].sort((a, b) => a.endAt - b.endAt || a.startAt - b.startAt)
}
