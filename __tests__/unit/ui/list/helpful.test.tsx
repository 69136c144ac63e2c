import { act, fireEvent, render, screen } from '@testing-library/react'
import { Avatar } from '@/ui/list/Avatar'
import { HelpfulButton, type Helpfulness } from '@/ui/list/HelpfulButton'
import { SearchBox } from '@/ui/list/SearchBox'

const tap = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const words = () => screen.getByRole('button').textContent

test('«helpful» shows at once, is kept once, and goes back when it was not kept', async () => {
  let settle: (result: Helpfulness | undefined) => void = () => undefined
  const keep = jest.fn(() => new Promise<Helpfulness | undefined>((resolve) => (settle = resolve)))
  render(<HelpfulButton helpfulness={{ helpful: false, helpfulCount: 3 }} may={() => true} keep={keep} />)
  await tap()
  await tap()
  expect([words(), keep.mock.calls.length]).toEqual(['有用 4', 1])
  await act(async () => settle(undefined))
  expect(words()).toBe('有用 3')
  await tap()
  await act(async () => settle({ helpful: true, helpfulCount: 9 }))
  expect([words(), screen.getByRole('button').getAttribute('aria-pressed')]).toEqual(['有用 9', 'true'])
})

test('a shopper who may not is led elsewhere, and nothing changes', async () => {
  const keep = jest.fn()
  render(<HelpfulButton helpfulness={{ helpful: false, helpfulCount: 0 }} may={() => false} keep={keep} />)
  await tap()
  expect([words(), keep.mock.calls.length]).toEqual(['有用', 0])
})

test('a face is a name’s first character, always in the same colour; a figure without a name', () => {
  const { container, rerender } = render(<Avatar name="𠮷**" />)
  const colour = container.querySelector('.ui-avatar')?.className
  expect(container.textContent).toBe('𠮷')
  rerender(<Avatar name="𠮷**" />)
  expect(container.querySelector('.ui-avatar')?.className).toBe(colour)
  rerender(<Avatar name="" />)
  expect([container.textContent, container.querySelector('.ui-avatar--none') !== null]).toEqual(['', true])
})

test('a search box has its cross while there are words', () => {
  const onChange = jest.fn()
  const box = (keyword: string) => (
    <SearchBox
      label="搜索"
      hint="找一找"
      clearLabel="清空"
      typed={keyword}
      onChange={onChange}
      onSubmit={() => undefined}
    />
  )
  const { rerender } = render(box(''))
  expect(screen.queryByRole('button')).toBeNull()
  rerender(box('水壶'))
  fireEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(onChange).toHaveBeenCalledWith('')
})
