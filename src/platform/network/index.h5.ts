/** Tells when the browser gains or loses its connection; the result stops it. */
export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  const handleGain = () => listener(true)
  const handleLoss = () => listener(false)
  window.addEventListener('online', handleGain)
  window.addEventListener('offline', handleLoss)
  return () => {
    window.removeEventListener('online', handleGain)
    window.removeEventListener('offline', handleLoss)
  }
}

/** Whether the device has a connection at all; says nothing about the gateway. */
export function isConnected(): Promise<boolean> {
  return Promise.resolve(navigator.onLine !== false)
}
