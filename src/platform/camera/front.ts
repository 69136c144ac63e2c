/** Tells whether the browser shows this page, from now on until the result is called. */
export function watchFront(tell: (inFront: boolean) => void): () => void {
  const look = () => tell(document.visibilityState !== 'hidden')
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
