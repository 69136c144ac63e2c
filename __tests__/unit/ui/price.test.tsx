import { act, render } from '@testing-library/react'
import { Price } from '@/ui/text/Price'
import { provideUi } from '@/ui/ports'

/** The words that stand in the price itself, beside its whole part. */
const small = (root: Element) =>
  [...(root.querySelector('.ui-price')?.childNodes ?? [])].flatMap((node) =>
    node instanceof Text ? [node.textContent] : []
  )
const whole = (root: Element) => root.querySelector('.ui-price__whole')?.textContent

describe('a price', () => {
  it('sets the whole part apart from symbol and cents', () => {
    const { container } = render(<Price fen={249_905} />)
    expect(whole(container)).toBe('2,499')
    expect(small(container)).toEqual(['¥', '.05'])
  })

  it('leaves out the cents of a struck price when they are nought, and says what it is', () => {
    const { container } = render(<Price fen={89_900} struck />)
    expect(container.textContent).toBe('原价 ¥899')
  })

  it('keeps the cents of a struck price when there are some', () => {
    const { container } = render(<Price fen={89_950} struck />)
    expect(container.textContent).toContain('.50')
  })

  it('has a minus before the symbol of a negative amount', () => {
    const { container } = render(<Price fen={-6000} />)
    expect(container.textContent).toBe('−¥60.00')
  })

  it('takes the symbol that the site gives', () => {
    provideUi({ currencySymbol: () => 'HK$' })
    const { container } = render(<Price fen={100} />)
    expect(container.textContent).toBe('HK$1.00')
    act(() => provideUi({ currencySymbol: () => '¥' }))
    expect(container.textContent).toBe('¥1.00')
  })
})
