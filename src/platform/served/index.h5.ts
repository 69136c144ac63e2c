/**
 * Tells the server of this page what its first view is to look like, where that hangs on the device: a cookie for its
 * address alone, since the server draws it before any script runs.
 */
export function noteForServer(path: string, name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=${path}; Max-Age=31536000; SameSite=Lax${secure}`
}
