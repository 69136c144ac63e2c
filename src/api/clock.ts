/** The server's clock. A device's own may be days off, and every countdown and window is the server's. */

/** ms the server is ahead of the device. */
let ahead = 0

/** A clock that is off by less shows nothing at a wrong time. */
const NOTICED = 1000
const listeners = new Set<() => void>()

/** Tells whenever the device's clock proves to be off; ends by what it gives. */
export function onClockSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const plausible = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2100, 0, 1) }

/** Epoch ms a reply says it is: `x-server-time`, else the standard `date`, which knows whole seconds only. */
function timeIn(headers: Readonly<Record<string, string>>): number {
  const exact = headers['x-server-time']
  if (exact !== undefined && /^\d{13}$/.test(exact)) return Number(exact)
  return Date.parse(headers.date ?? '')
}

/** Takes the time of a reply. It was written between sending and receiving; the middle is the best guess. */
export function noteServerTime(headers: Readonly<Record<string, string>>, sentAt: number, receivedAt: number): void {
  const server = timeIn(headers)
  if (!(server >= plausible.from && server <= plausible.to)) return
  const before = ahead
  ahead = server - Math.round((sentAt + receivedAt) / 2)
  if (Math.abs(ahead - before) >= NOTICED) listeners.forEach((listener) => listener())
}

/** Epoch ms by the server's clock; the device's until a reply has come. */
export const serverNow = (): number => Date.now() + ahead
