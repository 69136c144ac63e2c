import Taro from '@tarojs/taro'
import type { Socket, SocketEars } from './types'

export type { Socket, SocketEars } from './types'

/** Connects to a path of the gateway at `base`; the platform wants `wss` and a host of its list. Never throws. */
export function openSocket(base: string, path: string, ears: SocketEars): Socket {
  let over = false
  let task: Taro.SocketTask | undefined
  const end = () => {
    if (over) return
    over = true
    ears.onEnd()
  }
  const start = async () => {
    try {
      task = await Taro.connectSocket({ url: `${base.replace(/^http/, 'ws')}${path}` })
    } catch {
      return end()
    }
    const current = task
    // asked to close while it was being made
    if (over) return void current.close({})
    current.onOpen(() => {
      if (!over) ears.onOpen()
    })
    current.onMessage(({ data }) => {
      if (!over && typeof data === 'string') ears.onText(data)
    })
    current.onClose(end)
    current.onError(end)
  }
  void start()
  return {
    send: (data) => task?.send({ data, fail: end }),
    close: () => {
      over = true
      task?.close({})
    }
  }
}
