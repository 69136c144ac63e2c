import type { ShareSubject } from './rules'

/** A browser has no cards: its own menu shares the address. */
export function useShareCard(subject: ShareSubject): void {
  void subject
}
