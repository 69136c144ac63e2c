import { act, cleanup, renderHook } from '@testing-library/react'
import { usePlayer } from '@/features/live/player/usePlayer'

let mockShown = true
jest.mock('@/ui', () => ({ usePageVisible: () => mockShown }))

beforeEach(() => {
  mockShown = true
  jest.useFakeTimers()
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const open = (live = true) => renderHook(() => usePlayer(live))
type Opened = ReturnType<typeof open>
const does = (work: () => unknown) => act(async () => void work())
const passes = (seconds: number) => act(async () => void jest.advanceTimersByTime(seconds * 1000))

test('nothing plays before a tap', () => {
  expect(open().result.current.state).toBe('IDLE')
})

test('a lost stream is requested later each time, 30 s at most, and then by a tap alone', async () => {
  const { result } = open()
  await does(() => result.current.play())
  const waits: number[] = []
  for (let time = 0; time < 7; time += 1) {
    await does(() => result.current.lost())
    expect(result.current.state).toBe('WAITING')
    waits.push(result.current.wait)
    await passes(result.current.wait - 0.01)
    expect(result.current.state).toBe('WAITING')
    await passes(0.02)
    expect(result.current.state).toBe('LOADING')
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30])
  await does(() => result.current.lost())
  expect(result.current.state).toBe('FAILED')
  await passes(3600)
  expect(result.current.state).toBe('FAILED')
  await does(() => result.current.play())
  expect(result.current.state).toBe('LOADING')
})

test('half a minute of playing begins the waits anew; a stream that shows a moment each time does not', async () => {
  const { result } = open()
  await does(() => result.current.play())
  const waits: number[] = []
  const loses = async (after: number) => {
    await does(() => result.current.playing())
    await passes(after)
    await does(() => result.current.lost())
    if (result.current.state !== 'WAITING') return
    waits.push(result.current.wait)
    await passes(result.current.wait)
  }
  for (let time = 0; time < 3; time += 1) await loses(1)
  await loses(30)
  for (let time = 0; time < 7; time += 1) await loses(29)
  expect(waits).toEqual([1, 2, 4, 1, 2, 4, 8, 16, 30, 30])
  expect(result.current.state).toBe('FAILED')
})

test('a loss reported twice counts once', async () => {
  const { result } = open()
  await does(() => result.current.play())
  await does(() => {
    result.current.lost()
    result.current.lost()
  })
  expect([result.current.wait, jest.getTimerCount()]).toEqual([1, 1])
})

test('a player that starts stops the one before', async () => {
  const [first, second] = [open(), open()]
  await does(() => first.result.current.play())
  await does(() => second.result.current.play())
  expect([first.result.current.state, second.result.current.state]).toEqual(['IDLE', 'LOADING'])
})

const leave = (hook: Opened, isOnTop: boolean) =>
  act(async () => {
    mockShown = isOnTop
    hook.rerender()
  })

test('a page that is left plays nothing; a film goes on where it was, a broadcast where it is by then', async () => {
  for (const [live, from] of [
    [false, 42],
    [true, 0]
  ] as const) {
    const hook = open(live)
    await does(() => hook.result.current.play())
    await does(() => hook.result.current.tell(42))
    await leave(hook, false)
    expect(hook.result.current.state).toBe('IDLE')
    await leave(hook, true)
    expect([hook.result.current.state, hook.result.current.from]).toEqual(['LOADING', from])
    hook.unmount()
  }
})

test('a floating player goes on when its page is left, and stops when it no longer floats', async () => {
  const hook = open()
  await does(() => hook.result.current.play())
  await does(() => hook.result.current.float(true))
  await leave(hook, false)
  expect(hook.result.current.state).toBe('LOADING')
  await does(() => hook.result.current.float(false))
  expect(hook.result.current.state).toBe('IDLE')
  await leave(hook, true)
  expect(hook.result.current.state).toBe('LOADING')
  await leave(hook, false)
  expect(hook.result.current.state).toBe('IDLE')
})

test('a retry that waits is forgotten with its page', async () => {
  const { result, unmount } = open()
  await does(() => result.current.play())
  await does(() => result.current.lost())
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('opened and closed fifty times it leaves no timer', async () => {
  for (let time = 0; time < 50; time += 1) {
    const { result, unmount } = open()
    await does(() => result.current.play())
    await does(() => result.current.lost())
    unmount()
  }
  expect(jest.getTimerCount()).toBe(0)
})
