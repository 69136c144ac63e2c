/** Asks before the window is closed or reloaded, in the browser's own words, until the result is called. */
export function askBeforeLeaving(_words: string): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', hold)
  return () => window.removeEventListener('beforeunload', hold)
}
