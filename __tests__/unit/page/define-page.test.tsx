const mockPage = { onShow: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('../../support/taro'),
  default: {
    ...jest.requireActual<{ default: object }>('../../support/taro').default,
    getCurrentInstance: () => ({ page: mockPage, router: { params: {} } }),
    getCurrentPages: () => [{ route: 'pagesB/order/myOrder' }],
    redirectTo: jest.fn(() => Promise.resolve())
  },
  __esModule: true
}))
jest.mock('@/platform/system', () => ({ systemInfo: jest.fn() }))
import { act, fireEvent, render, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { runInAction } from 'mobx'
import { useEffect } from 'react'
import { definePage } from '@/page'
import { systemInfo } from '@/platform/system'
import { routeOf, type RouteKey, type RouteParams } from '@/routes'
import { setProblemListener, stores } from '@/stores'
import { Screen, StateView } from '@/ui'
import { giveParams } from '../../pages/screens'

const logIn = (token: string | undefined) => act(() => runInAction(() => void (stores.session.token = token)))

beforeEach(() => {
  giveParams({})
  logIn(undefined)
  jest.mocked(systemInfo).mockReturnValue({
    statusBarHeight: 24,
    windowWidth: 375,
    windowHeight: 800,
    safeAreaBottom: 0,
    capsule: { top: 32, height: 32, left: 281, width: 87 }
  })
})

describe('a page', () => {
  it('that threw is opened anew by a retry, and runs its onShow: some load only then', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const order: string[] = []
    mockPage.onShow.mockImplementation(() => order.push('shown'))
    const listener = jest.fn()
    setProblemListener(listener)
    let isBroken = true
    const Page = definePage('cart', {
      body: function Cart() {
        useEffect(() => void order.push('mounted'), [])
        if (isBroken) throw new Error('no such state')
        return <p>全部商品</p>
      },
      tabBar: <p>四个标签</p>
    })
    render(<Page />)
    expect(screen.queryByText('全部商品')).toBeNull()
    expect(screen.getByText('四个标签')).toBeTruthy()
    expect(listener).toHaveBeenCalledWith({ what: 'app.render', why: 'no such state' })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
    isBroken = false
    order.length = 0
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(screen.getByText('全部商品')).toBeTruthy()
    expect(order).toContain('shown')
  })

  it('has the title of its row, unless its screen says otherwise', () => {
    const pageTitled = (title?: string) => definePage('notFound', { body: () => <Screen title={title} /> })
    const Plain = pageTitled()
    const { unmount } = render(<Plain />)
    expect(screen.getByRole('heading', { name: routeOf('notFound').title.zh })).toBeTruthy()
    unmount()
    const Own = pageTitled('我的')
    render(<Own />)
    expect(screen.getByRole('heading', { name: '我的' })).toBeTruthy()
  })

  it('shows its skeleton while anything loads', () => {
    const Page = definePage('notFound', {
      body: () => <StateView remote={{ status: 'loading', reload: () => undefined }}>{() => null}</StateView>,
      skeleton: <p>灰色的形状</p>
    })
    render(<Page />)
    expect(screen.getByText('灰色的形状')).toBeTruthy()
  })

  it('takes its parameters checked, as one object however often it is drawn', () => {
    giveParams({ spuCode: 'P1', skuCode: '<script>' })
    const paramsSeen = new Set<RouteParams['productDetail']>()
    const Page = definePage('productDetail', { body: (params) => void paramsSeen.add(params) })
    const { rerender } = render(<Page />)
    rerender(<Page />)
    expect([...paramsSeen]).toEqual([{ spuCode: 'P1' }])
  })

  it.each([
    ['payFailure', 24 + 44],
    ['paySuccess', 24 + 48]
  ] as const)('%s has the bar that its row asks for beside a capsule that needs 48 px', (key, height) => {
    logIn('T1')
    const Page = definePage(key, { body: () => <Screen /> })
    const { container } = render(<Page />)
    const px = (value = '') => parseInt(value || '0', 10)
    const [bar, row] = [container.querySelector('.ui-nav'), container.querySelector('.ui-nav__row')] as HTMLElement[]
    expect(px(bar?.style.paddingTop) + px(row?.style.height) + px(bar?.style.paddingBottom)).toBe(height)
  })

  it.each([
    ['pay', true],
    ['paySuccess', false]
  ] as const)('%s holds the swipe from the edge: %s; a tap there stays one', (key: RouteKey, isHeld) => {
    logIn('T1')
    const Page = definePage(key, { body: () => <button type="button">返回</button> })
    const { container, unmount } = render(<Page />)
    // true: nobody held it
    const touch = (target: Element, clientX: number) =>
      fireEvent.touchStart(target, { touches: [{ clientX, clientY: 300 }], cancelable: true })
    expect(touch(container, 4)).toBe(!isHeld)
    expect(touch(container, 200)).toBe(true)
    expect(touch(screen.getByRole('button'), 4)).toBe(true)
    unmount()
    expect(touch(document.body, 4)).toBe(true)
  })
})

describe('a page that needs a login', () => {
  const body = jest.fn(() => <p>全部订单</p>)
  const Page = definePage('myOrder', { body, skeleton: <p>灰色的形状</p> })

  it('sends a visitor to the login screen with the way back, and shows its skeleton meanwhile', async () => {
    await act(async () => void render(<Page />))
    expect(Taro.redirectTo).toHaveBeenCalledWith({
      url: `/pagesC/login/login?params=${encodeURIComponent('{"from":"/pagesB/order/myOrder"}')}`
    })
    expect(screen.getByText('灰色的形状')).toBeTruthy()
    expect(screen.getByRole('heading', { name: routeOf('myOrder').title.zh })).toBeTruthy()
    expect(body).not.toHaveBeenCalled()
  })

  it('shows itself to a shopper, and no more once they are logged out', async () => {
    logIn('T1')
    await act(async () => void render(<Page />))
    expect(Taro.redirectTo).not.toHaveBeenCalled()
    expect(screen.getByText('全部订单')).toBeTruthy()
    logIn(undefined)
    expect(screen.queryByText('全部订单')).toBeNull()
  })

  it('leaves a page without that need alone', async () => {
    const Open = definePage('notFound', { body: () => <p>页面不见了</p> })
    await act(async () => void render(<Open />))
    expect(screen.getByText('页面不见了')).toBeTruthy()
    expect(Taro.redirectTo).not.toHaveBeenCalled()
  })
})
