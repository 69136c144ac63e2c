import { playIn } from '@/features/live/player/hls'

/** hls.js, as far as it is used: what it was told, and whether it was let go of. */
class mockHls {
  static made: mockHls[] = []
  static isSupported = () => true
  heard?: (event: string, data: { fatal?: boolean }) => void
  source = ''
  destroyed = false
  constructor(readonly options: { workerPath?: string; startPosition?: number }) {
    mockHls.made.push(this)
  }
  on(event: string, listener: NonNullable<mockHls['heard']>) {
    if (event === 'hlsError') this.heard = listener
  }
  loadSource(address: string) {
    this.source = address
  }
  attachMedia() {}
  destroy() {
    this.destroyed = true
  }
}
jest.mock('hls.js', () => ({ __esModule: true, default: mockHls }))

const events: string[] = []
const onLoss = () => void events.push('lost')
const video = () => {
  const element = document.createElement('video')
  element.pause = () => void events.push('pause')
  element.load = () => void events.push('load')
  element.canPlayType = () => ''
  return element
}
/** What an element says of itself. */
const says = (element: HTMLVideoElement, facts: { paused?: boolean; networkState?: number; readyState?: number }) => {
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(element, name, { value, configurable: true })
}
const load = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
beforeEach(() => {
  jest.useFakeTimers()
  events.length = 0
  mockHls.made.length = 0
})
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

describe('a film that the browser plays by itself', () => {
  it('begins at the given second, and is let go of when it is closed: no byte comes after that', () => {
    const element = video()
    const close = playIn(element, '/storage/a.mp4', 12, onLoss)
    expect(element.getAttribute('src')).toBe('/storage/a.mp4')
    expect(element.currentTime).toBe(12)
    close()
    expect(element.getAttribute('src')).toBeNull()
    // an element that was told to load nothing lets go of what it fetched
    expect(events).toEqual(['pause', 'load'])
  })

  it('fifty times opened and closed holds no address and has reported no loss', () => {
    const elements = Array.from({ length: 50 }, () => {
      const element = video()
      playIn(element, '/storage/a.mp4', 0, onLoss)()
      return element
    })
    expect(elements.filter((element) => element.hasAttribute('src'))).toEqual([])
    expect(events).not.toContain('lost')
  })

  it('a host that plays broadcasts gets the address as it is', () => {
    const element = video()
    element.canPlayType = () => 'maybe'
    Object.assign(window, { WebKitPlaybackTargetAvailabilityEvent: Event })
    const close = playIn(element, '/storage/live.m3u8?x=1', 0, onLoss)
    Reflect.deleteProperty(window, 'WebKitPlaybackTargetAvailabilityEvent')
    expect(element.getAttribute('src')).toBe('/storage/live.m3u8?x=1')
    close()
  })
})

describe('a broadcast that is played piece by piece', () => {
  it('fifty times opened and closed leaves no player behind, nor one that comes after it was closed', async () => {
    for (let time = 0; time < 50; time += 1) {
      const close = playIn(video(), '/storage/live.m3u8', 0, onLoss)
      if (time % 2 === 0) await load()
      close()
      await load()
    }
    expect(mockHls.made).toHaveLength(25)
    expect(mockHls.made.filter(({ destroyed }) => !destroyed)).toEqual([])
    expect(events).not.toContain('lost')
  })

  it('begins where it is on air, with a worker of its own; a film at the given second', async () => {
    const closes = [0, 42].map((from) => playIn(video(), '/storage/live.m3u8', from, onLoss))
    await load()
    expect(mockHls.made.map(({ options }) => [options.workerPath, options.startPosition])).toEqual([
      ['worker.js', -1],
      ['worker.js', 42]
    ])
    closes.forEach((close) => close())
  })

  it('reports a fatal error once, none that it gets over by itself, and nothing once it is closed', async () => {
    const close = playIn(video(), '/storage/live.m3u8', 0, onLoss)
    await load()
    const tell = (fatal: boolean) => mockHls.made[0]?.heard?.('hlsError', { fatal })
    tell(false)
    expect(events).toEqual([])
    tell(true)
    expect(events).toEqual(['lost'])
    close()
    tell(true)
    expect(events.filter((event) => event === 'lost')).toHaveLength(1)
  })

  it('is so too where the browser says that it may play it, and only has to where there is no other way', async () => {
    Object.assign(window, { MediaSource: class {} })
    const may = () => {
      const element = video()
      element.canPlayType = () => 'maybe'
      return element
    }
    const [first, second] = [may(), may()]
    const close = playIn(first, '/storage/live.m3u8', 0, onLoss)
    await load()
    expect([mockHls.made.length, first.getAttribute('src')]).toEqual([1, null])
    close()
    mockHls.isSupported = () => false
    const end = playIn(second, '/storage/live.m3u8', 0, onLoss)
    await load()
    expect([mockHls.made.length, second.getAttribute('src')]).toEqual([1, '/storage/live.m3u8'])
    end()
    mockHls.isSupported = () => true
    Reflect.deleteProperty(window, 'MediaSource')
  })

  it('is lost where the browser can’t play it at all', async () => {
    mockHls.isSupported = () => false
    const close = playIn(video(), '/storage/live.m3u8', 0, onLoss)
    await load()
    expect(events).toEqual(['lost'])
    close()
    mockHls.isSupported = () => true
  })
})

describe('a film that stands still', () => {
  const passes = (seconds: number) => jest.advanceTimersByTime(seconds * 1000)
  const plays = (facts: Parameters<typeof says>[1]) => {
    const element = video()
    says(element, facts)
    return { element, close: playIn(element, '/storage/a.mp4', 0, onLoss) }
  }

  it('is lost after twenty seconds without a new picture, and reported once', () => {
    const { element, close } = plays({ paused: false })
    for (let second = 0; second < 60; second += 2) {
      element.currentTime += 2
      passes(2)
    }
    expect(events).toEqual([])
    passes(18)
    expect(events).toEqual([])
    passes(60)
    expect(events).toEqual(['lost'])
    close()
  })

  it('is not lost while the shopper has paused it, nor on a phone that plays nothing by itself', () => {
    const { element, close } = plays({ paused: false })
    passes(2)
    says(element, { paused: true })
    const idle = plays({ paused: true, networkState: 1, readyState: 1 })
    passes(600)
    expect(events).toEqual([])
    close()
    idle.close()
  })

  it('is lost when no byte of it ever comes', () => {
    const { close } = plays({ paused: true, networkState: 2, readyState: 0 })
    passes(21)
    expect(events).toEqual(['lost'])
    close()
  })
})
