const mockPage = { onShow: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('../../pages/homeTaro'),
  default: {
    ...jest.requireActual<{ default: object }>('../../pages/homeTaro').default,
    getCurrentInstance: () => ({ page: mockPage })
  },
  __esModule: true
}))
import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { definePage, provideUi } from '@/ui'

it('a screen that threw is opened anew by a retry, and told that it shows: some load only then', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const order: string[] = []
  mockPage.onShow.mockImplementation(() => order.push('shown'))
  const renderFailed = jest.fn()
  provideUi({ renderFailed })
  let broken = true
  const Screen = definePage(function Orders() {
    useEffect(() => void order.push('mounted'), [])
    if (broken) throw new Error('no such state')
    return <p>我的订单</p>
  })
  render(<Screen />)
  expect(screen.queryByText('我的订单')).toBeNull()
  expect(renderFailed).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such state' }))
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  broken = false
  order.length = 0
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(screen.getByText('我的订单')).toBeTruthy()
  expect(order).toContain('shown')
})
