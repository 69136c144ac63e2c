/** The host tells a page that is out of sight by itself. */
export const isInSight = (): boolean => true

/** The host starts nothing that nobody sees. */
export function whenSeen(act: () => void): () => void {
  act()
  return () => undefined
}
