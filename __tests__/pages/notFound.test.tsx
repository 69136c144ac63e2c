import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { giveParams } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
import NotFound from '@/pagesC/error/404'

const go = routes.go as jest.Mock

afterEach(() => {
  cleanup()
  act(() => setLocale('zh-CN'))
})

describe('the page for what can not be found', () => {
  it('says so and leads home and to the search', async () => {
    render(createElement(NotFound))
    expect(screen.getByText('可能已经搬走，或者网址写错了')).toBeTruthy()
    await act(async () => {
      fireEvent.click(screen.getByText('回首页看看'))
    })
    expect(go).toHaveBeenLastCalledWith('index', {})
    await act(async () => {
      fireEvent.click(screen.getByText('搜商品'))
    })
    expect(go).toHaveBeenLastCalledWith('productSearch')
  })

  it('keeps the path that was opened out of the page', () => {
    giveParams({ path: '/call-13800000000-for-a-prize' })
    render(createElement(NotFound))
    expect(document.documentElement.innerHTML).not.toContain('13800000000')
  })
})
