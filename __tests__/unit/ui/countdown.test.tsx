import { act, render, screen } from '@testing-library/react'
import { Countdown } from '@/ui/Countdown'

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

  it('says days before the clock', () => {
    render(<Countdown to={start + 200_000_000} now={Date.now} />)
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('剩余时间 2天 07:33:20')
  })
})
