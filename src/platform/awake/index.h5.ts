/** Part of the browser's wake lock, which older browsers lack. */
interface WakeLock {
  request: (kind: 'screen') => Promise<{ release: () => Promise<void> }>
}

/** The browser's wake lock; undefined where there is none, or where the page may not have it. */
const wakeLock = (): WakeLock | undefined => (navigator as Navigator & { wakeLock?: WakeLock }).wakeLock

/** Whether a screen can be kept on here. */
export const canKeepAwake = (): boolean => wakeLock() !== undefined

/** Keeps the screen on until the result is called. The browser lets go whenever the page is hidden, so it is asked again. */
export function keepAwake(): () => void {
  const lock = wakeLock()
  if (lock === undefined) return () => undefined
  let hold: { release: () => Promise<void> } | undefined
  let isEnded = false
  const handleRefusal = (): void => undefined // a weak battery, or no leave: the screen goes dark as it always does
  const take = (): void => {
    if (isEnded || document.visibilityState !== 'visible') return
    lock.request('screen').then((sentinel) => {
      hold = sentinel
      if (isEnded) void sentinel.release().catch(handleRefusal)
    }, handleRefusal)
  }
  take()
  document.addEventListener('visibilitychange', take)
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', take)
    void hold?.release().catch(handleRefusal)
  }
}
