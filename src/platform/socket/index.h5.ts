import type { Socket, SocketEars } from './types'

export type { Socket, SocketEars } from './types'

/** Connects to a path of `base`, which is an origin or '' for the page's own. Never throws: what can't be had has ended. */
export function openSocket(base: string, path: string, ears: SocketEars): Socket {
  let over = false
  const end = () => {
    if (over) return
    over = true
    ears.onEnd()
  }
  try {
    const address = new URL(`${base}${path}`, window.location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    socket.onopen = () => {
      if (!over) ears.onOpen()
    }
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!over && typeof data === 'string') ears.onText(data)
    }
    socket.onclose = end
    socket.onerror = end
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close: () => {
        over = true
        socket.close()
      }
    }
  } catch {
    // a browser or a policy that lets none through: told after the caller has what it asked for
    void Promise.resolve().then(end)
    return { send: () => undefined, close: () => (over = true) }
  }
}
