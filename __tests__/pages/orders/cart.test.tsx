import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement } from 'react'
import Taro from '@tarojs/taro'
import type { Cart, CartRow } from '@contract'
import { setLocale } from '@/i18n'
import type * as cartRules from '@/features/cart/rules'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores, writeStored } from '@/stores'
import { CartStore } from '@/stores/cart/cart'
import { sku } from '../../unit/stores/samples'
import { FakeShop } from '../homeSupport'
import { layOut, usualWindow } from '../layout'
import { rest } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
/** SKU codes of the lines that were drawn, each time they were. */
let mockDrawn: string[] = []
jest.mock('@/features/cart/rules', () => {
  const rules = jest.requireActual<typeof cartRules>('@/features/cart/rules')
  return {
    ...rules,
    limitOf: (...args: Parameters<typeof cartRules.limitOf>) => {
      mockDrawn.push(args[0].sku.skuCode)
      return rules.limitOf(...args)
    }
  }
})
import CartScreen from '@/pages/cart/cart'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const confirm = feedback.confirm as jest.Mock
let shop: FakeShop

const row = (code: string, over: Partial<CartRow> = {}, skuOver: Parameters<typeof sku>[1] = {}): CartRow => ({
  rowId: `R-${code}`,
  quantity: 1,
  selected: true,
  addedPriceFen: 1000,
  sku: sku(code, skuOver),
  ...over
})
const cartOf = (rows: CartRow[], invalid: CartRow[] = []): Cart => ({
  shops: rows.length > 0 ? [{ shopCode: 'SHOP1', shopName: '栖禾自营', rows }] : [],
  invalid
})

/** Answers GET, PUT and DELETE on the cart. */
const answerCart = (get: unknown, put: unknown = get) =>
  shop
    .answer('/carts/list', get)
    .answer('/o2cart/v1/carts/entryRows', { count: 1 })
    .answer('/o2cart/v1/carts', ({ method }: { method: string }) => (method === 'DELETE' ? { done: true } : put))

const open = async () => {
  await act(async () => {
    render(createElement(CartScreen))
  })
  await rest()
}

const tap = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(screen.getByRole(role, { name }))
  })
  await rest()
}

const logIn = () => {
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
}

beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = undefined
  stores.session.userId = undefined
  shop = new FakeShop().install()
  shop.answer('/bp-address', { list: [] })
  stores.cart = new CartStore()
  stores.cart.connect({ loggedIn: () => stores.session.loggedIn })
  for (const mock of [go, toast, confirm]) mock.mockClear()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
})

afterEach(() => {
  cleanup()
  usualWindow()
  act(() => setLocale('zh-CN'))
})

describe('a shopper’s cart', () => {
  beforeEach(logIn)

  test('shows gifts below its lines, not as lines, and the amount missing to one', async () => {
    const gift = (activityCode: string, over: object = {}, left = 3) => ({
      activityCode,
      shopCode: 'SHOP1',
      overFen: 0,
      startAt: 0,
      endAt: 4_102_444_800_000,
      gifts: [{ skuCode: `${activityCode}1`, spuCode: 'SPU_G', title: `礼品${activityCode}`, picture: '/g.svg', left }],
      ...over
    })
    const line = row('A', { quantity: 2 })
    const { spuCode } = line.sku
    const gifts = [gift('G1', { spuCode }), gift('G2', { overFen: 999_900 }), gift('G3', { overFen: 1 }, 0)]
    answerCart({ ...cartOf([line]), gifts })
    await open()
    expect(screen.getAllByText('赠品')).toHaveLength(3)
    expect(screen.getAllByRole('checkbox', { name: /^选择 / })).toHaveLength(2) // the shop's and the line's
    expect(screen.getByText('已送完')).toBeTruthy()
    expect(stores.cart.count).toBe(2)
    const order = [...document.querySelectorAll('.cart-line, .cart-gift')].map((element) => element.textContent ?? '')
    expect(order.map((text) => /礼品G\d/.exec(text)?.[0] ?? 'line')).toEqual(['line', '礼品G1', '礼品G2', '礼品G3'])
    await tap(/礼品G2/, 'link')
    expect(go).toHaveBeenLastCalledWith('productList', { shopCode: 'SHOP1', title: '栖禾自营' })
    await tap(/礼品G1/, 'link')
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: 'SPU_G', skuCode: 'G11' })
  })

  test('a gift that comes with more of a product leads to that product; a gift of a product that is not chosen says so', async () => {
    const [firstRow, other] = [row('A'), row('B', { selected: false })]
    const gift = (activityCode: string, spuCode: string, overFen: number) => ({
      activityCode,
      shopCode: 'SHOP1',
      spuCode,
      overFen,
      startAt: 0,
      endAt: 4_102_444_800_000,
      gifts: [{ skuCode: 'G1', spuCode: 'SPU_G', title: `礼品${activityCode}`, picture: '/g.svg', left: 2 }]
    })
    const gifts = [gift('G1', firstRow.sku.spuCode, 999_900), gift('G2', other.sku.spuCode, 0)]
    answerCart({ ...cartOf([firstRow, other]), gifts })
    await open()
    await tap(/礼品G1/, 'link')
    expect(go).toHaveBeenLastCalledWith('productDetail', { spuCode: firstRow.sku.spuCode })
    expect(screen.getByRole('link', { name: /礼品G2/ }).textContent).toMatch(/勾选主商品就送$/)
  })

  test('shows lines by shop with their notes, the lines that are gone, and the sum', async () => {
    answerCart(
      cartOf(
        [row('A', { addedPriceFen: 5000, quantity: 2 }), row('B', { selected: false }, { available: 3 })],
        [row('C', {}, { unsellable: 'DELISTED' })]
      )
    )
    await open()
    for (const words of [
      '栖禾自营',
      '比加入时降价 ¥40',
      '仅剩 3 件',
      '失效商品 1',
      '已下架',
      '已优惠 ¥4.00',
      '结算 (2)',
      '为你推荐'
    ]) {
      expect(screen.getByText(words)).toBeTruthy()
    }
  })

  test('says what a shop’s next coupon lacks, and leads to what fills it', async () => {
    const offer = {
      couponCode: 'CP1',
      name: '满减券',
      benefit: 'AMOUNT',
      amountFen: 500,
      thresholdFen: 3000,
      shopCode: 'SHOP1',
      startAt: 0,
      endAt: 9e12,
      state: 'RECEIVED'
    }
    const lines = [row('A', { quantity: 2 }), row('B', { selected: false })]
    answerCart(cartOf(lines), cartOf(lines.map((line) => ({ ...line, selected: true })))).answer(
      '/coupon/can-received',
      {
        list: [offer]
      }
    )
    await open()
    await tap(/再买 ¥10，减 ¥5/, 'link')
    expect(go).toHaveBeenCalledWith('productList', { couponCode: 'CP1', title: '满减券' })
    await tap('选择 B', 'checkbox')
    expect(screen.getByText('已满 ¥30，减 ¥5')).toBeTruthy()
  })

  test('settles the chosen lines once, however often it is tapped', async () => {
    const rows = [row('A', {}, { priceFen: 6000 }), row('B', { selected: false })]
    answerCart(cartOf(rows)).answer('/submit-cart', { settlementId: 'S1' })
    await open()
    await act(async () => {
      const button = screen.getByRole('button', { name: '结算 (1)' })
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await rest()
    expect(shop.askedFor('/submit-cart').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { rowIds: ['R-A'], seenPricesFen: [6000] }
    ])
    expect(go.mock.calls.filter(([key]) => key === 'confirmation')).toEqual([['confirmation', { settlementId: 'S1' }]])
  })

  test('shows what goods bought together cost less, in the line, the sum and its parts, and settles at that', async () => {
    const beside = { ...cartOf([row('A', {}, { priceFen: 6000 }), row('B')]) }
    answerCart({ ...beside, bundles: [{ spuCode: 'P-A', skuCode: 'B', offFen: 300 }] }).answer('/submit-cart', {
      settlementId: 'S1'
    })
    await open()
    expect(screen.getByText('组合优惠，每件减 ¥3')).toBeTruthy()
    expect(screen.getByText('已优惠 ¥5.00')).toBeTruthy()
    await tap(/合计/)
    const part = screen.getByText('组合优惠').closest('.ui-cell')
    expect(part?.textContent).toBe('组合优惠−¥3.00')
    await tap('结算 (2)')
    await rest()
    expect(shop.askedFor('/submit-cart').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { rowIds: ['R-A', 'R-B'], seenPricesFen: [6000, 700] }
    ])
  })

  test('says which line there is too little of by now, and stays', async () => {
    answerCart(cartOf([row('A'), row('B', { quantity: 3 })]))
      .answer('/submit-cart', { settlementId: 'S1' })
      .answer('/batch/shop-stock-verify', {
        list: [
          { skuCode: 'A', enough: true, available: 9 },
          { skuCode: 'B', enough: false, available: 2 }
        ]
      })
    await open()
    await tap(/^结算/)
    expect(toast).toHaveBeenLastCalledWith('「B」只剩 2 件，请改数量')
    expect(go).not.toHaveBeenCalledWith('confirmation', expect.anything())
  })

  test('settles only after a change of quantity has reached the gateway', async () => {
    let release: () => void = () => undefined
    answerCart(cartOf([row('A')]), () => cartOf([row('A', { quantity: 2 })])).answer('/submit-cart', {
      settlementId: 'S1'
    })
    const settle = jest.spyOn(stores.cart, 'settled').mockImplementation(
      () =>
        new Promise((resolve) => {
          release = () => resolve(true)
        })
    )
    await open()
    await tap('结算 (1)')
    expect(settle).toHaveBeenCalled()
    expect(shop.askedFor('/submit-cart')).toEqual([])
    await act(async () => {
      release()
    })
    await rest()
    expect(shop.askedFor('/submit-cart')).toHaveLength(1)
  })

  test('a price that moves while the tap is under way is sent as it was seen', async () => {
    answerCart(cartOf([row('A', {}, { priceFen: 6000 })])).answer('/submit-cart', { settlementId: 'S1' })
    jest.spyOn(stores.cart, 'settled').mockImplementation(async () => {
      answerCart(cartOf([row('A', {}, { priceFen: 8000 })]))
      await stores.cart.load()
      return true
    })
    await open()
    await tap('结算 (1)')
    await rest()
    expect(stores.cart.buyable.map(({ sku }) => sku.priceFen)).toEqual([8000])
    expect(shop.askedFor('/submit-cart').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { rowIds: ['R-A'], seenPricesFen: [6000] }
    ])
  })

  test('a change draws its own line anew, and the gateway’s reply only the lines that differ', async () => {
    const rows = ['A', 'B', 'C'].map((code) => row(code))
    const reply = [row('A', { quantity: 2 }), row('B'), row('C', {}, { priceFen: 900 })]
    logIn()
    answerCart(cartOf(rows), cartOf(reply))
    await open()
    mockDrawn = []
    await act(async () => {
      await stores.cart.setQuantity('R-A', 2)
    })
    expect(mockDrawn).toEqual(['A', 'C'])
    await act(async () => {
      await stores.cart.load()
    })
    expect(mockDrawn.slice(2)).toEqual(['A', 'C'])
  })

  test('a quantity that the gateway refuses goes back', async () => {
    answerCart(cartOf([row('A')]), new Error('500'))
    await open()
    const group = within(screen.getByRole('group', { name: 'A 的数量' }))
    await act(async () => {
      fireEvent.click(group.getByRole('button', { name: '增加数量' }))
    })
    await rest()
    expect((group.getByRole('textbox') as HTMLInputElement).value).toBe('1')
  })

  test('a step above a limit names the limit', async () => {
    answerCart(cartOf([row('A', { quantity: 2 }, { purchaseLimit: 2 })]))
    await open()
    await tap('增加数量')
    expect(toast).toHaveBeenCalledWith('限购商品，最多还能买 2 件')
  })

  test('without a chosen line the button says so, and settles nothing', async () => {
    answerCart(cartOf([row('A', { selected: false })]))
    await open()
    await tap('结算')
    expect(toast).toHaveBeenCalledWith('先选要买的商品')
    expect(shop.askedFor('/submit-cart')).toEqual([])
  })

  test('editing marks lines of its own and deletes them after asking', async () => {
    answerCart(cartOf([row('A'), row('B')]))
    await open()
    await tap('管理')
    expect(screen.getByRole('checkbox', { name: '选择 A' }).getAttribute('aria-checked')).toBe('false')
    await tap('选择 A', 'checkbox')
    await tap('完成')
    await tap('管理')
    expect(screen.getByRole('checkbox', { name: '选择 A' }).getAttribute('aria-checked')).toBe('false')
    await tap('选择 A', 'checkbox')
    confirm.mockResolvedValueOnce(false)
    await tap('删除 (1)')
    expect(shop.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
    await tap('删除 (1)')
    const [request] = shop.requests.filter(({ method }) => method === 'DELETE')
    expect(JSON.parse(request?.body ?? '')).toEqual({ rowIds: ['R-A'] })
    expect(screen.queryByText('A')).toBeNull()
  })

  test('clears the lines that are gone after a question', async () => {
    answerCart(cartOf([row('A')], [row('C', {}, { unsellable: 'OUT_OF_STOCK' })]))
    await open()
    await tap('清空')
    expect(screen.queryByText('已售罄')).toBeNull()
  })

  test('says once what the merge cut and left out', async () => {
    writeStored('anonymousCart', [{ skuCode: 'A', quantity: 9, selected: true, addedPriceFen: 1000, addedAt: 1 }])
    stores.cart = new CartStore()
    stores.cart.connect({ loggedIn: () => true })
    shop.answer('/save-all', { merged: 1, adjusted: ['A', 'GONE'], count: 1 })
    answerCart(cartOf([row('A')]))
    await open()
    expect(screen.getByText(/「A」按库存或限购减少了数量/)).toBeTruthy()
    expect(screen.getByText('1 种商品已售罄或下架，没有放进来')).toBeTruthy()
    await tap('知道了')
    expect(screen.queryByText(/没有放进来/)).toBeNull()
  })

  test('empty: one way on', async () => {
    answerCart(cartOf([]))
    await open()
    await tap('去逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })

  test('failed: says so, and a retry brings the cart', async () => {
    answerCart(new Error('500'))
    await open()
    answerCart(cartOf([row('A')]))
    await tap('重试')
    expect(screen.getByText('A')).toBeTruthy()
  })

  test('speaks English', async () => {
    act(() => setLocale('en-US'))
    answerCart(cartOf([row('A')]))
    await open()
    expect(screen.getByRole('button', { name: 'Buy (1)' })).toBeTruthy()
  })
})

describe('a cart of two hundred lines', () => {
  const rows = Array.from({ length: 199 }, (_, index) => row(`N${index}`, { selected: index % 2 === 0 }))
  const deletedRow = row('GONE', {}, { unsellable: 'DELISTED' })
  const lines = () => document.querySelectorAll('.cart-line').length
  const start = async () => {
    const layout = layOut(800, (item) => (item.querySelector('.cart-head') ? 44 : 120))
    await open()
    await layout.scrollTo(0)
    return layout
  }
  beforeEach(logIn)

  test('mounts the lines near the window, in pieces of one card, down to the lines that are gone', async () => {
    answerCart(cartOf(rows, [deletedRow]))
    const layout = await start()
    expect(lines()).toBeLessThan(24)
    expect(document.querySelectorAll('.cart-piece--last')).toHaveLength(0)
    await layout.scrollTo(12_000)
    expect(screen.getByText(rows[100]?.sku.title ?? '')).toBeTruthy()
    expect(lines()).toBeLessThan(36)
    expect(document.body.querySelectorAll('.cart-line *').length).toBeLessThan(1200)
    await layout.scrollTo(23_700)
    expect(screen.getByText('失效商品 1')).toBeTruthy()
    expect(document.querySelectorAll('.cart-piece--last')).toHaveLength(2)
  }, 20_000)

  test('selects, counts and marks the lines that are not there too', async () => {
    answerCart(cartOf(rows, [deletedRow]), cartOf(rows.map((row) => ({ ...row, selected: true }))))
    await start()
    await tap('全选', 'checkbox')
    const request = shop.askedFor('/o2cart/v1/carts').find(({ method }) => method === 'PUT')
    expect((JSON.parse(request?.body ?? '{}') as { rows: unknown[] }).rows).toHaveLength(99)
    expect(screen.getByText('结算 (199)')).toBeTruthy()
    await tap('管理')
    await tap('选择 栖禾自营 的全部商品', 'checkbox')
    await tap('删除 (199)')
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: expect.stringContaining('199') as string }))
  }, 20_000)
})

test('logged out: the device’s own lines, and settling leads to a login that comes back to the cart', async () => {
  writeStored('anonymousCart', [{ skuCode: 'A', quantity: 1, selected: true, addedPriceFen: 1000, addedAt: 1 }])
  stores.cart = new CartStore()
  shop.answer('/platform-sku-query', { list: [sku('A')] })
  const pages = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: 'pagesC/cartInlay/cartInlay' }] as never)
  await open()
  expect(screen.getByText('登录后同步购物车和地址')).toBeTruthy()
  await tap('结算 (1)')
  expect(go).toHaveBeenCalledWith('login', { from: '/pagesC/cartInlay/cartInlay' })
  pages.mockRestore()
  expect(shop.askedFor('/submit-cart')).toEqual([])
})
