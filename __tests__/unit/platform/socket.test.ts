/** The socket of both hosts: where it goes, what it gives on, and that its end is told once. */
jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taroMocks'))

import Taro from '@tarojs/taro'
import { openSocket as openOnWeb } from '@/platform/socket/index.h5'
import { openSocket as openOnPhone } from '@/platform/socket/index.weapp'

const host = Taro as unknown as Record<string, jest.Mock>
const ears = () => ({ onOpen: jest.fn(), onText: jest.fn(), onEnd: jest.fn() })
const PATH = '/o2msg/v1/chat/socket'

describe('in a browser', () => {
  interface Browser {
    address: string
    readyState: number
    sent: string[]
    isClosed: boolean
    onopen?: () => void
    onmessage?: (event: { data: unknown }) => void
    onclose?: () => void
    onerror?: () => void
  }
  let made: Browser[]
  const { WebSocket: own } = globalThis
  beforeEach(() => {
    made = []
    class Fake implements Browser {
      static readonly OPEN = 1
      readyState = 1
      sent: string[] = []
      isClosed = false
      readonly address: string
      constructor(address: URL) {
        this.address = String(address)
        made.push(this)
      }
      send(text: string) {
        this.sent.push(text)
      }
      close() {
        this.isClosed = true
      }
    }
    globalThis.WebSocket = Fake as unknown as typeof WebSocket
  })
  afterEach(() => {
    globalThis.WebSocket = own
  })

  test.each([
    ['https://shop.example', 'wss://shop.example/o2msg/v1/chat/socket'],
    ['http://shop.example', 'ws://shop.example/o2msg/v1/chat/socket'],
    ['', 'ws://localhost/o2msg/v1/chat/socket']
  ])('of %s it goes to %s', (base, address) => {
    openOnWeb(base, PATH, ears())
    expect(made[0]?.address).toBe(address)
  })

  test('text goes both ways, other data nowhere, and nothing after its end', () => {
    const heard = ears()
    const socket = openOnWeb('https://shop.example', PATH, heard)
    made[0]?.onopen?.()
    socket.send('ticket')
    made[0]?.onmessage?.({ data: 'hint' })
    made[0]?.onmessage?.({ data: new ArrayBuffer(2) })
    expect([heard.onOpen.mock.calls.length, heard.onText.mock.calls, made[0]?.sent]).toEqual([
      1,
      [['hint']],
      ['ticket']
    ])
    made[0]?.onerror?.()
    made[0]?.onclose?.()
    made[0]?.onmessage?.({ data: 'late' })
    expect([heard.onEnd.mock.calls.length, heard.onText.mock.calls.length]).toEqual([1, 1])
  })

  test('a socket closed by its owner notifies nobody, and one that a policy forbids has ended', async () => {
    const heard = ears()
    openOnWeb('https://shop.example', PATH, heard).close()
    made[0]?.onclose?.()
    expect([heard.onEnd.mock.calls.length, made[0]?.isClosed]).toEqual([0, true])
    globalThis.WebSocket = class {
      constructor() {
        throw new Error('SecurityError')
      }
    } as unknown as typeof WebSocket
    const refused = ears()
    openOnWeb('https://shop.example', PATH, refused).send('nothing')
    expect(refused.onEnd).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(refused.onEnd).toHaveBeenCalledTimes(1)
  })
})

describe('in the mini-program', () => {
  type Handler = (value?: unknown) => void
  const task = () => {
    const on: Record<string, Handler> = {}
    return {
      on,
      onOpen: (handler: Handler) => void (on['open'] = handler),
      onMessage: (handler: Handler) => void (on['message'] = handler),
      onClose: (handler: Handler) => void (on['close'] = handler),
      onError: (handler: Handler) => void (on['error'] = handler),
      send: jest.fn(),
      close: jest.fn()
    }
  }
  beforeEach(() => {
    host.connectSocket = jest.fn()
  })

  test('it goes to wss, text goes both ways, and its end is notified once', async () => {
    const [made, heard] = [task(), ears()]
    host.connectSocket!.mockResolvedValue(made)
    const socket = openOnPhone('https://shop.example', PATH, heard)
    await new Promise(process.nextTick)
    expect(host.connectSocket!).toHaveBeenCalledWith({ url: 'wss://shop.example/o2msg/v1/chat/socket' })
    made.on['open']?.()
    socket.send('ticket')
    made.on['message']?.({ data: 'hint' })
    expect(made.send).toHaveBeenCalledWith(expect.objectContaining({ data: 'ticket' }))
    expect([heard.onOpen.mock.calls.length, heard.onText.mock.calls]).toEqual([1, [['hint']]])
    made.on['error']?.()
    made.on['close']?.()
    expect(heard.onEnd).toHaveBeenCalledTimes(1)
  })

  test('a socket that does not open has ended, and one that is closed while it opens is closed then', async () => {
    const refused = ears()
    host.connectSocket!.mockRejectedValue({ errMsg: 'connectSocket:fail url not in domain list' })
    openOnPhone('https://shop.example', PATH, refused)
    await new Promise(process.nextTick)
    expect(refused.onEnd).toHaveBeenCalledTimes(1)
    const [made, heard] = [task(), ears()]
    host.connectSocket!.mockResolvedValue(made)
    openOnPhone('https://shop.example', PATH, heard).close()
    await new Promise(process.nextTick)
    expect(made.close).toHaveBeenCalledTimes(1)
    expect(heard.onEnd).not.toHaveBeenCalled()
  })
})
