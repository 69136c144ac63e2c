import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { usePullRefresh } from '@/ui/screen/usePullRefresh.h5'

let finish: () => void
const refresh = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))

function Page({ can = true }: { can?: boolean }) {
  return <div className="taro_page">{usePullRefresh(can ? refresh : undefined)}</div>
}

const page = () => document.querySelector('.taro_page') as HTMLElement
const height = () => Number.parseInt((document.querySelector('.ui-pull') as HTMLElement).style.height || '0', 10)

/** Drags one finger from 100/100; true where the page kept the browser from scrolling. */
function drag(toX: number, toY: number): boolean {
  fireEvent.touchStart(page(), { touches: [{ clientX: 100, clientY: 100 }] })
  let isKept = false
  for (let step = 1; step <= 10; step += 1) {
    const touch = { clientX: 100 + ((toX - 100) * step) / 10, clientY: 100 + ((toY - 100) * step) / 10 }
    isKept = !fireEvent.touchMove(page(), { touches: [touch], cancelable: true }) || isKept
  }
  return isKept
}
const release = () => act(async () => void fireEvent.touchEnd(page(), { touches: [] }))

beforeEach(() => refresh.mockClear())
afterEach(cleanup)

describe('pulling a page down', () => {
  it('refreshes once, shows it until done, and closes', async () => {
    render(<Page />)
    expect(drag(100, 400)).toBe(true)
    expect(height()).toBeGreaterThan(50)
    await release()
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(height()).toBeGreaterThan(0)
    drag(100, 400)
    await release()
    expect(refresh).toHaveBeenCalledTimes(1)
    await act(async () => finish())
    expect(height()).toBe(0)
  })

  it('does nothing when let go of too early', async () => {
    render(<Page />)
    drag(100, 150)
    await release()
    expect(refresh).not.toHaveBeenCalled()
    expect(height()).toBe(0)
  })

  it('leaves the page to the finger when it is not at its top', async () => {
    render(<Page />)
    page().scrollTop = 300
    expect(drag(100, 400)).toBe(false)
    await release()
    expect(refresh).not.toHaveBeenCalled()
  })

  it.each([
    ['up', 100, 10],
    ['sideways', 300, 130]
  ])('leaves a drag %s alone', async (_way, x, y) => {
    render(<Page />)
    expect(drag(x, y)).toBe(false)
    await release()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('closes when the refresh fails', async () => {
    refresh.mockImplementationOnce(() => Promise.reject(new Error('offline')))
    render(<Page />)
    drag(100, 400)
    await release()
    expect(height()).toBe(0)
  })

  it('draws and hears nothing where there is nothing to refresh', () => {
    render(<Page can={false} />)
    expect(document.querySelector('.ui-pull')).toBeNull()
    expect(drag(100, 400)).toBe(false)
  })
})
