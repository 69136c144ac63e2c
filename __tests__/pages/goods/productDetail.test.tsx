import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import type * as deliveryWords from '@/features/product/detail/deliveryWords'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { raiseFlag, stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { product, sku } from './productSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => ({ ...jest.requireActual<object>('@/platform/feedback'), toast: jest.fn() }))
/** How often the line of what delivery costs was written. */
let mockWritten = 0
jest.mock('@/features/product/detail/deliveryWords', () => {
  const words = jest.requireActual<typeof deliveryWords>('@/features/product/detail/deliveryWords')
  return {
    ...words,
    deliveryLine: (...args: Parameters<typeof deliveryWords.deliveryLine>) => {
      mockWritten += 1
      return words.deliveryLine(...args)
    }
  }
})
import ProductPage from '@/pagesB/productDetail/index'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const detailPath = '/product/detail'
const buyPath = '/order-settlements/buy-now'
const addPath = '/carts/save-by-product'
const regions = [
  {
    regionCode: '330000',
    regionName: '浙江省',
    children: [
      {
        regionCode: '330100',
        regionName: '杭州市',
        children: [{ regionCode: '330106', regionName: '西湖区', children: [] }]
      },
      {
        regionCode: '330200',
        regionName: '宁波市',
        children: [{ regionCode: '330203', regionName: '海曙区', children: [] }]
      }
    ]
  }
]
let shop: FakeShop

const open = async (params: object = { spuCode: 'P1' }) => {
  giveParams(params)
  await act(async () => {
    render(createElement(ProductPage))
  })
}
const tap = async (name: string | RegExp, within_?: HTMLElement) => {
  const place = within_ ? within(within_) : screen
  await act(async () => {
    fireEvent.click(place.getByRole('button', { name }))
  })
}
const sheet = () => screen.getByRole('dialog', { name: '选择规格' })
const chip = (name: string) => within(sheet()).getByRole('button', { name })

beforeEach(() => {
  window.localStorage.clear()
  stores.session.logout()
  stores.site = new SiteStore()
  for (const line of stores.cart.lines) void stores.cart.remove([line.skuCode])
  shop = new FakeShop()
    .answer(detailPath, product())
    .answer('/product/calculate-freight', { freightFen: 1200, freeFromFen: 9900, arrivesOn: '2099-01-02' })
    .answer('/product/restricted-sale', { restricted: false })
    .answer('/regions.json', regions)
    .answer('/carts', { count: 0, shops: [], invalid: [] })
    .answer('/bp-address', { list: [] })
    .answer('/customer-info', {})
    .answer(buyPath, { settlementId: 'S9' })
    .install()
  go.mockReset().mockResolvedValue(true)
  toast.mockReset()
})
afterEach(cleanup)

describe('a product', () => {
  it('shows its name, price, choice and what comes with it', async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    expect(screen.getByText('云母白，3L，1 件')).toBeTruthy()
    expect(screen.getByText('七天无理由')).toBeTruthy()
    expect(screen.getByText('栖禾旗舰店')).toBeTruthy()
  })

  it('opens with the SKU that a link names', async () => {
    await open({ spuCode: 'P1', skuCode: 'K-BLACK-4L' })
    expect(await screen.findByText('曜石黑，4L，1 件')).toBeTruthy()
  })

  it('plays its film over the pictures until that is closed, and offers none where there is none', async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    expect(screen.queryByRole('button', { name: /^播放商品视频/ })).toBeNull()
    cleanup()
    shop.answer(detailPath, product({ video: { url: '/storage/videos/a.mp4', seconds: 6.4, captions: [] } }))
    await open({ spuCode: 'P2' })
    await screen.findByRole('button', { name: '播放商品视频 0:06' })
    await tap('播放商品视频 0:06')
    const film = await screen.findByLabelText('商品视频')
    expect(film.getAttribute('src')).toContain('/storage/videos/a.mp4')
    await tap('关闭视频')
    expect(screen.queryByLabelText('商品视频')).toBeNull()
  })

  it('shows its shape while it loads', async () => {
    shop.hold(detailPath)
    await open()
    expect(document.querySelector('.ui-skeleton')).not.toBeNull()
    expect(screen.queryByRole('button', { name: /^立即购买/ })).toBeNull()
    await act(async () => shop.release())
    expect(await screen.findByRole('button', { name: /^立即购买/ })).toBeTruthy()
  })

  it('says when it could not be loaded, and tries again', async () => {
    shop.answer(detailPath, new Error('offline'))
    await open()
    await screen.findByText('网络不佳，请稍后重试')
    shop.answer(detailPath, product())
    await tap('重试')
    expect(await screen.findByRole('heading', { name: '轻养电饭煲' })).toBeTruthy()
  })

  it.each([
    ['is delisted', product({ onSale: false })],
    ['is unknown', { refused: { code: 'product.missing', message: '商品不存在或已下架' } }]
  ])('gives its place to another page when it %s', async (_, answer) => {
    shop.answer(detailPath, answer)
    await open()
    await waitFor(() => expect(go).toHaveBeenCalledWith('noProductDetail', { spuCode: 'P1' }, { replace: true }))
    expect(screen.queryByText(/^立即购买/)).toBeNull()
  })

  it('stays when a refusal says something else', async () => {
    shop.answer(detailPath, { refused: { code: 'busy', message: '稍等' } })
    await open()
    await screen.findByText('重试')
    expect(go).not.toHaveBeenCalled()
  })

  it('is red with the time left while a flash sale is open', async () => {
    const flash = { priceFen: 49900, startAt: Date.now() - 1000, endAt: Date.now() + 60_000 }
    shop.answer(detailPath, product({ skus: [sku('WHITE', '3L', { flash })] }))
    await open()
    await screen.findByText('距秒杀结束')
    expect(screen.getByRole('timer')).toBeTruthy()
    expect(document.querySelector('.price-band')?.textContent).toContain('499')
  })

  it('is loaded again when it is come back to from a page that says so, and not otherwise', async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    await act(async () => host.show.forEach((listener) => listener()))
    expect(shop.askedFor(detailPath)).toHaveLength(1)
    raiseFlag('refreshProductDetail')
    await act(async () => host.show.forEach((listener) => listener()))
    expect(shop.askedFor(detailPath)).toHaveLength(2)
  })

  it('mounts the description only when it is scrolled to, without what could do harm', async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    expect(screen.queryByText('每一粒都熟得均匀')).toBeNull()
    await act(async () => host.scroll.forEach((listener) => listener({ scrollTop: 400 })))
    await screen.findByText('每一粒都熟得均匀')
    expect(document.querySelector('.description script')).toBeNull()
    expect(screen.getByText('别处').getAttribute('href')).toBeNull()
    expect(screen.getByText('购物车见').getAttribute('href')).toBe('/pages/cart/cart')
  })
})

describe('delivery', () => {
  it('is shown for a region that a visitor chooses, and the region is kept', async () => {
    await open()
    await tap(/选择地区，看运费/)
    await tap('浙江省')
    await tap('杭州市')
    await tap('西湖区')
    expect((await screen.findAllByText('运费 ¥12，满 ¥99 免运费，2099年1月2日送达')).length).toBeGreaterThan(0)
    expect(screen.getByText('浙江省 杭州市 西湖区')).toBeTruthy()
    cleanup()
    await open()
    expect(await screen.findByText('浙江省 杭州市 西湖区')).toBeTruthy()
  })

  it('opens the regions at the one in use, and goes to another from there', async () => {
    window.localStorage.setItem('deliverRegion', JSON.stringify('330106'))
    await open()
    await tap(/浙江省 杭州市 西湖区/)
    const districts = within(await screen.findByRole('group', { name: '选择区县' }))
    expect(districts.getByRole('button', { name: '西湖区', pressed: true })).toBeTruthy()
    await tap('杭州市')
    await tap('宁波市')
    await tap('海曙区')
    expect(await screen.findByText('浙江省 宁波市 海曙区')).toBeTruthy()
  })

  it('marks the address it goes to among the shopper’s, and a region chosen instead', async () => {
    const address = (addressId: string, detail: string, isDefault: boolean) => ({
      addressId,
      receiver: '林知远',
      phone: '13800006021',
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330106',
      provinceName: '浙江省',
      cityName: '杭州市',
      districtName: '西湖区',
      detail,
      isDefault
    })
    shop.answer('/bp-address', { list: [address('A', '一号', true), address('B', '二号', false)] })
    await act(async () => stores.session.login('T1', 'U1'))
    await open()
    const selectedOption = () =>
      within(screen.getByRole('dialog', { name: '配送至' }))
        .getAllByRole('radio')
        .filter((row) => row.getAttribute('aria-checked') === 'true')
        .map((row) => row.querySelector('.deliver-address__place')?.textContent)
    await tap(/送至/)
    expect(selectedOption()).toEqual(['浙江省杭州市西湖区一号'])
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /二号/ })))
    await tap(/送至/)
    expect(selectedOption()).toEqual(['浙江省杭州市西湖区二号'])
    await tap('选择其他地区')
    await tap('杭州市')
    await tap('宁波市')
    await tap('海曙区')
    await tap(/送至/)
    expect(selectedOption()).toEqual(['浙江省 宁波市 海曙区'])
  })

  it('says where it does not go', async () => {
    shop.answer('/product/restricted-sale', { restricted: true })
    window.localStorage.setItem('deliverRegion', JSON.stringify('330106'))
    await open()
    expect((await screen.findAllByText('该地区暂不支持配送')).length).toBeGreaterThan(0)
  })
})

describe('the specification', () => {
  it('opens over a page that is not drawn anew for it', async () => {
    await open()
    await screen.findByRole('button', { name: '加入购物车' })
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    const before = mockWritten
    expect(before).toBeGreaterThan(0)
    await tap('加入购物车')
    expect(sheet()).toBeTruthy()
    expect(mockWritten).toBe(before)
  })

  const openSheet = async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    await tap(/已选/)
  }

  it('changes price and stock with the choice, and disables what does not go together', async () => {
    await openSheet()
    expect(within(sheet()).getByText('库存 86 件 · 每人共限购 2 件')).toBeTruthy()
    expect((chip('曜石黑') as HTMLButtonElement).disabled).toBe(true)
    await tap('4L', sheet())
    expect(within(sheet()).getByText('库存 86 件')).toBeTruthy()
    expect(document.querySelector('.spec-head__price')?.textContent).toContain('699')
    expect((chip('曜石黑') as HTMLButtonElement).disabled).toBe(false)
    expect((chip('3L') as HTMLButtonElement).disabled).toBe(false)
    await tap('曜石黑', sheet())
    expect((chip('3L') as HTMLButtonElement).disabled).toBe(true)
  })

  it('shows what each colour looks like, and no picture where a choice changes none', async () => {
    await openSheet()
    const pictureOf = (name: string) => chip(name).querySelector('img')?.getAttribute('src')
    expect(pictureOf('云母白')).toContain('/storage/pictures/WHITE.svg')
    expect(pictureOf('曜石黑')).toContain('/storage/pictures/BLACK.svg')
    expect(pictureOf('3L')).toBeUndefined()
    const swatches = [...sheet().querySelectorAll<HTMLElement>('.ui-swatch')]
    expect(swatches.map(({ style }) => style.backgroundColor)).toEqual(['rgb(244, 246, 249)', 'rgb(43, 47, 56)'])
  })

  it('shows a colour by its swatch alone where all versions share a picture', async () => {
    const same = { picture: '/storage/pictures/a.svg' }
    shop.answer(detailPath, product({ skus: [sku('WHITE', '4L', same), sku('BLACK', '4L', same)] }))
    await openSheet()
    expect(chip('云母白').querySelector('img')).toBeNull()
    expect(chip('云母白').querySelector('.ui-swatch')).not.toBeNull()
  })

  it('stops the quantity at the limit and says which', async () => {
    await openSheet()
    await tap('增加数量', sheet())
    expect(within(sheet()).getByText('已达每人限购数量')).toBeTruthy()
    await tap('增加数量', sheet())
    expect(screen.getByText('云母白，3L，2 件')).toBeTruthy()
  })

  it('wants the open attributes chosen before anything is bought', async () => {
    await openSheet()
    await tap('云母白', sheet())
    await tap('立即购买', sheet())
    expect(toast).toHaveBeenCalledWith('请先选择颜色')
    expect(go).not.toHaveBeenCalled()
  })

  it('says that the chosen one is out of stock, and that all are, with a reminder in the place of buying', async () => {
    shop.answer(detailPath, product({ skus: [sku('WHITE', '3L', { available: 0 }), sku('WHITE', '4L')] }))
    await open({ spuCode: 'P1', skuCode: 'K-WHITE-3L' })
    await tap(/已选/)
    expect(within(sheet()).getByRole('button', { name: '该款暂时缺货 到货提醒我' })).toBeTruthy()
    cleanup()
    shop.answer(detailPath, product({ skus: [sku('WHITE', '3L', { available: 0 })] }))
    await open()
    expect(await screen.findByRole('button', { name: '已售罄 到货提醒我' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^立即购买/ })).toBeNull()
  })
})

describe('buying', () => {
  const ready = async () => {
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    await tap('加入购物车')
  }

  it('shows an unseen choice first, then puts it into the cart without login', async () => {
    await ready()
    expect(stores.cart.count).toBe(0)
    await tap('加入购物车', sheet())
    expect(stores.cart.count).toBe(1)
    expect(toast).toHaveBeenCalledWith('已加入购物车')
    expect(screen.getByRole('link', { name: '购物车 1' })).toBeTruthy()
  })

  it('puts one wish into the cart for five fast taps, the device’s own and the shopper’s', async () => {
    const tapFive = async () => {
      const button = within(sheet()).getByRole('button', { name: '加入购物车' })
      await act(async () => {
        for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button)
      })
    }
    await ready()
    await tapFive()
    expect(stores.cart.count).toBe(1)
    cleanup()
    await act(async () => stores.session.login('T1', 'U1'))
    await ready()
    await tapFive()
    expect(shop.askedFor(addPath)).toHaveLength(1)
  })

  it('says when the cart holds as many as one may buy', async () => {
    await ready()
    await tap('增加数量', sheet())
    await tap('加入购物车', sheet())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tap('加入购物车')
    expect(stores.cart.count).toBe(2)
    expect(toast).toHaveBeenLastCalledWith('限购商品，连购物车里的一起最多还能买 2 件')
  })

  it('leads to the login, with the way back to the choice, and keeps the choice', async () => {
    await ready()
    await tap('4L', sheet())
    await tap('立即购买', sheet())
    const [key, { from }] = go.mock.calls[0] as [string, { from: string }]
    expect(key).toBe('login')
    expect(decodeURIComponent(from)).toContain('"skuCode":"K-WHITE-4L"')
    expect(shop.askedFor(buyPath)).toHaveLength(0)
    expect(screen.getByText('云母白，4L，1 件')).toBeTruthy()
  })

  it('goes on with buying after the login, and not after a return without a login', async () => {
    await ready()
    await tap('4L', sheet())
    await tap('立即购买', sheet())
    await act(async () => host.show.forEach((listener) => listener()))
    await act(async () => stores.session.login('T1', 'U1'))
    await act(async () => host.show.forEach((listener) => listener()))
    expect(shop.askedFor(buyPath)).toHaveLength(0)
    await act(async () => stores.session.logout())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await tap(/^立即购买/)
    await act(async () => stores.session.login('T1', 'U1'))
    await act(async () => host.show.forEach((listener) => listener()))
    await waitFor(() => expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'S9' }))
    const [request] = shop.askedFor(buyPath)
    expect(JSON.parse(request?.body ?? '')).toEqual({ skuCode: 'K-WHITE-4L', quantity: 1, seenPriceFen: 69900 })
    await act(async () => host.show.forEach((listener) => listener()))
    expect(shop.askedFor(buyPath)).toHaveLength(1)
  })

  it('opens one settlement however often it is tapped', async () => {
    await act(async () => stores.session.login('T1', 'U1'))
    shop.hold(buyPath)
    await ready()
    const button = within(sheet()).getByRole('button', { name: '立即购买' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await act(async () => shop.release())
    await waitFor(() => expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'S9' }))
    expect(shop.askedFor(buyPath)).toHaveLength(1)
  })

  it('says which price was on the screen', async () => {
    await act(async () => stores.session.login('T1', 'U1'))
    await ready()
    await tap('4L', sheet())
    await tap('立即购买', sheet())
    await waitFor(() => expect(shop.askedFor(buyPath)).toHaveLength(1))
    const [request] = shop.askedFor(buyPath)
    expect(JSON.parse(request?.body ?? '')).toEqual({ skuCode: 'K-WHITE-4L', quantity: 1, seenPriceFen: 69900 })
  })

  it('says the price of a flash sale that was on the screen though it is over at the tap', async () => {
    const start = Date.now()
    const clock = jest.spyOn(Date, 'now')
    await act(async () => stores.session.login('T1', 'U1'))
    const flash = { priceFen: 49900, startAt: start - 1000, endAt: start + 3_600_000 }
    shop.answer(detailPath, product({ skus: [sku('WHITE', '4L', { priceFen: 69900, flash })] }))
    await open()
    await screen.findByRole('heading', { name: '轻养电饭煲' })
    clock.mockReturnValue(start + 3_600_001)
    await tap(/^立即购买/)
    clock.mockRestore()
    await waitFor(() => expect(shop.askedFor(buyPath)).toHaveLength(1))
    expect(JSON.parse(shop.askedFor(buyPath)[0]?.body ?? '')).toMatchObject({ seenPriceFen: 49900 })
  })

  it('retries a purchase of unknown fate with the same key', async () => {
    await act(async () => stores.session.login('T1', 'U1'))
    shop.answer(buyPath, new Error('offline'))
    await ready()
    await tap('立即购买', sheet())
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络不佳，没收到结果，请再点一次'))
    shop.answer(buyPath, { settlementId: 'S9' })
    await tap('立即购买', sheet())
    await waitFor(() => expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'S9' }))
    const keys = shop.askedFor(buyPath).map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBeTruthy()
    expect(new Set(keys).size).toBe(1)
  })

  it('loads the product again when the purchase is refused', async () => {
    await act(async () => stores.session.login('T1', 'U1'))
    shop.answer(buyPath, { refused: { code: 'stock.short', message: '库存不足' } })
    await ready()
    const before = shop.askedFor(detailPath).length
    await tap('立即购买', sheet())
    await waitFor(() => expect(shop.askedFor(detailPath).length).toBe(before + 1))
    expect(go).not.toHaveBeenCalled()
  })
})

describe('sharing', () => {
  const options = () => within(screen.getByRole('dialog', { name: '分享给朋友' }))
  const link = `${window.location.origin}/pagesB/productDetail/index?params=${encodeURIComponent('{"spuCode":"P1"}')}`

  it('copies a link that opens the product', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: writeText }, configurable: true })
    await open()
    await tap('分享')
    await act(async () => {
      fireEvent.click(options().getByRole('button', { name: '复制链接' }))
    })
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(link.slice(0, -3)))
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('says that a poster could not be drawn, and draws it again', async () => {
    const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await open()
    await tap('分享')
    await act(async () => {
      fireEvent.click(options().getByRole('button', { name: '生成海报' }))
    })
    expect(await screen.findByText('海报没有画出来，请再试一次')).toBeTruthy()
    const before = getContext.mock.calls.length
    await tap('重试')
    await waitFor(() => expect(getContext.mock.calls.length).toBe(before + 1))
  })

  test.each([
    ['a phone’s browser', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/605', true],
    ['the chat app', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) MicroMessenger/8.0', false],
    ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130', false]
  ])('leads into the mini-program from %s: %s', async (_, agent, leads) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    await open()
    await tap('分享')
    expect(options().queryByRole('button', { name: '小程序打开' }) !== null).toBe(leads)
  })

  it('says so when no link into the mini-program can be had', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
    shop.answer('/wx-schemes', { refused: { code: 'platform.no-link', message: '打不开' } })
    await open()
    await tap('分享')
    await act(async () => {
      fireEvent.click(options().getByRole('button', { name: '小程序打开' }))
    })
    await waitFor(() => expect(toast).toHaveBeenCalledWith('暂时打不开小程序，请稍后再试'))
  })
})
