import { fireEvent, render, screen } from '@testing-library/react'
import { StateView, type RemoteLike } from '@/ui/screen/StateView'

const reload = jest.fn()
const show = (remote: Partial<RemoteLike<string[]>>) =>
  render(
    <StateView
      remote={{ status: 'ready', reload, ...remote }}
      skeleton="rows"
      empty={{ when: (rows: string[]) => rows.length === 0, view: <p>还没有订单</p> }}
    >
      {(rows) => <p>{rows.join(' ')}</p>}
    </StateView>
  )

describe('the four states', () => {
  it('shows a skeleton while nothing is there yet', () => {
    show({ status: 'loading' })
    expect(screen.getByRole('status', { name: '加载中' })).toBeTruthy()
  })

  it('shows content', () => {
    show({ data: ['电饭煲', '水壶'] })
    expect(screen.getByText('电饭煲 水壶')).toBeTruthy()
  })

  it('shows data that is there from the start without a skeleton before it', () => {
    const Waiting = jest.fn(() => null)
    const view = (data?: string[]) => (
      <StateView remote={{ status: data ? 'ready' : 'loading', reload, data }} skeleton={<Waiting />}>
        {(rows) => <p>{rows.join(' ')}</p>}
      </StateView>
    )
    render(view(['电饭煲'])).unmount()
    expect(Waiting).not.toHaveBeenCalled()
    const { rerender } = render(view())
    const before = Waiting.mock.calls.length
    rerender(view(['水壶']))
    // what comes later is no part of the render that brought it, in which taps and paints would wait for it
    expect(Waiting.mock.calls.length).toBeGreaterThan(before)
    expect(screen.getByText('水壶')).toBeTruthy()
  })

  it('shows that there is nothing', () => {
    show({ data: [] })
    expect(screen.getByText('还没有订单')).toBeTruthy()
  })

  it('says what failed in the words of the failure, and retries', () => {
    show({ status: 'failed', error: { words: '网络不佳，请稍后重试' } })
    expect(screen.getByText('网络不佳，请稍后重试')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps content on screen when a reload fails, and says so', () => {
    show({ status: 'failed', data: ['电饭煲'] })
    expect(screen.getByText('电饭煲')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('没能更新')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps content on screen while it loads again', () => {
    show({ status: 'loading', data: ['电饭煲'] })
    expect(screen.getByText('电饭煲')).toBeTruthy()
  })
})
