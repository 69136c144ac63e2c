/** Tells when the browser gains or loses its connection; the result stops it. */
export function onConnectionChange(listener: (connected: boolean) => void): () => void {
  const gained = () => listener(true)
  const lost = () => listener(false)
  window.addEventListener('online', gained)
  window.addEventListener('offline', lost)
  return () => {
    window.removeEventListener('online', gained)
    window.removeEventListener('offline', lost)
  }
}

/** Whether the device has a connection at all; says nothing about the gateway. */
export function isConnected(): Promise<boolean> {
  return Promise.resolve(navigator.onLine !== false)
}
