/** Whether the shopper has the app before them: a page in another tab is not. */
export const isInSight = (): boolean => document.visibilityState === 'visible'

/** Calls once the shopper has the page before them, now or later; the result calls it off. */
export function whenSeen(act: () => void): () => void {
  const look = (): void => {
    if (!isInSight()) return
    document.removeEventListener('visibilitychange', look)
    act()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => document.removeEventListener('visibilitychange', look)
}
