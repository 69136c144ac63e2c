import { render, screen } from '@testing-library/react'
import { Tabs } from '@/ui'

/** Each tab is 100 px wide, the row shows 250 px of them. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250)
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
})
afterEach(() => jest.restoreAllMocks())

const strip = (value: string, counts: readonly number[] = []) => (
  <Tabs
    label="states"
    items={['a', 'b', 'c', 'd', 'e'].map((key, index) => ({ key, label: key, count: counts[index] ?? 0 }))}
    value={value}
    onChange={() => undefined}
  />
)
const row = () => screen.getByRole('tablist', { name: 'states' })

describe('tabs that do not fit', () => {
  it('have the chosen one in the middle, as they open and when it is another', () => {
    const { rerender } = render(strip('d'))
    expect(row().scrollLeft).toBe(225)
    rerender(strip('b'))
    expect(row().scrollLeft).toBe(25)
  })

  it('come back to the first', () => {
    const { rerender } = render(strip('e'))
    expect(row().scrollLeft).toBe(325)
    rerender(strip('a'))
    expect(row().scrollLeft).toBe(-75) // a browser stops at 0
  })

  it('stay where they were scrolled to, until counts change their widths', () => {
    const { rerender } = render(strip('d'))
    row().scrollLeft = 10
    rerender(strip('d'))
    expect(row().scrollLeft).toBe(10)
    rerender(strip('d', [3]))
    expect(row().scrollLeft).toBe(225)
  })

  it('go nowhere for a value that none of them has', () => {
    render(strip('z'))
    expect(row().scrollLeft).toBe(0)
  })
})
