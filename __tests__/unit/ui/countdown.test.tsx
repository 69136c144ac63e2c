import { act, render, screen } from '@testing-library/react'
import { Countdown } from '@/ui/text/Countdown'
import { PageVisibleScope } from '@/ui/screen/usePageVisible'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

const start = 1_800_000_000_000

describe('a countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: start })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

  it('counts by the given clock, not the device', () => {
    const serverNow = () => Date.now() + 3_600_000
    render(<Countdown to={start + 3_600_000 + 61_000} now={serverNow} tone="text" />)
    expect(screen.getByText('01:01')).toBeTruthy()
    pass(1000)
    expect(screen.getByText('01:00')).toBeTruthy()
  })

  it('ends once and stops', () => {
    const onEnd = jest.fn()
    render(<Countdown to={start + 2500} now={Date.now} onEnd={onEnd} />)
    pass(2400)
    expect(onEnd).not.toHaveBeenCalled()
    pass(10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends at once when its time was over before it was shown', () => {
    const onEnd = jest.fn()
    render(<Countdown to={start - 1} now={Date.now} onEnd={onEnd} tone="text" />)
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(screen.getByText('00:00')).toBeTruthy()
  })

  it('leaves no timer behind and ends nothing after it is gone', () => {
    const onEnd = jest.fn()
    const { unmount } = render(<Countdown to={start + 2500} now={Date.now} onEnd={onEnd} />)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
    pass(10_000)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('stands still while its page is not seen, and is right again once it is', () => {
    const onEnd = jest.fn()
    const count = (to: number) => (
      <PageVisibleScope>
        <Countdown to={to} now={Date.now} onEnd={onEnd} tone="text" />
      </PageVisibleScope>
    )
    const { rerender } = render(count(start + 61_000))
    act(() => host.hide.forEach((listener) => listener()))
    expect(jest.getTimerCount()).toBe(0)
    pass(31_000)
    expect(screen.getByText('01:01')).toBeTruthy()
    act(() => host.show.forEach((listener) => listener()))
    expect(screen.getByText('00:30')).toBeTruthy()
    act(() => host.hide.forEach((listener) => listener()))
    // one that comes to a hidden page stands still too
    rerender(count(start + 62_000))
    expect(jest.getTimerCount()).toBe(0)
    pass(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    act(() => host.show.forEach((listener) => listener()))
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('says days before the clock', () => {
    render(<Countdown to={start + 200_000_000} now={Date.now} />)
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('剩余时间 2天 07:33:20')
  })
})
