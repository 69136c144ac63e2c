import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type ComponentType } from 'react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { card, FakeShop } from '../homeSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Shop from '@/pagesC/shop/index'
import ShopInformation from '@/pagesC/shop/shopInformation'
import ShopLicense from '@/pagesC/shop/shopLicense'
import ShopProductList from '@/pagesC/shop/shopProductList'

const go = routes.go as jest.Mock

const detail = {
  shopCode: 'S1',
  shopName: '一号店',
  logo: '/l.svg',
  slogan: '好物',
  productCount: 12,
  soldCount: 900,
  selfOperated: false,
  followerCount: 1280,
  score: 48,
  openedOn: '2020-03-18',
  phone: '0574-00002088',
  categories: [
    { categoryCode: 'C1', name: '烟机', picture: '/c.svg', count: 7 },
    { categoryCode: 'C2', name: '灶具', picture: '/c.svg', count: 5 }
  ],
  newCount: 2,
  flashCount: 1,
  promises: [{ kind: 'RETURN', title: '7 天无理由', note: '没装过就能退' }],
  stars: { overall: 48, goods: 48, delivery: 47, reviews: 233, average: { goods: 40, delivery: 50 } },
  followCoupon: { couponCode: 'CF', amountFen: 3000, thresholdFen: 0 },
  licences: [{ kind: 'business', title: '营业执照' }]
}
const onAir = {
  roomCode: 'ROOM',
  shopCode: 'S1',
  shopName: '一号店',
  title: '怎么选烟机',
  note: '',
  host: '小满',
  hostPicture: '/h.svg',
  cover: '/c.svg',
  state: 'ON_AIR',
  startsAt: 0,
  viewers: 3206,
  goodsCount: 1,
  pictures: ['/p.svg']
}
const standing = { shopCode: 'S1', followed: false, given: false, followerCount: 1280 }
const pageOf = (list: unknown[]) => ({ list, total: list.length, page: 1, size: 20 })
const facets = { categories: [], attributes: [], minPriceFen: 0, maxPriceFen: 0 }

let shop: FakeShop

const open = async (page: ComponentType, params: object = { shopCode: 'S1' }) => {
  giveParams(params)
  await act(async () => {
    render(createElement('div', { className: 'taro_page' }, createElement(page)))
  })
}
const tap = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))

beforeEach(async () => {
  window.localStorage.clear()
  shop = new FakeShop()
  // before the shops' other calls, whose paths begin alike
  shop.answers.delete('/online-shop')
  shop
    .answer('/online-shop/detail', detail)
    .answer('/platform-products/search?', pageOf([card(100), card(101)]))
    .answer('/search-filter', facets)
    .answer('/search-mark', { list: [] })
    .answer('/shop-stock-status', { list: [] })
    .answer('/decide-exist', { list: [standing] })
    .answer('/shop-on-live', {})
    .install()
  go.mockReset().mockResolvedValue(true)
  await act(() => stores.site.load())
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
})

describe('a shop', () => {
  it('says who it is and shows its parts by tab', async () => {
    await open(Shop)
    expect(await screen.findByText('一号店')).toBeTruthy()
    expect(screen.getByText('1.2千人关注')).toBeTruthy()
    expect(await screen.findByText('店里卖得好')).toBeTruthy()
    await tap('新品 2', 'tab')
    expect(await screen.findByText('商品 100')).toBeTruthy()
    expect(shop.askedFor('/platform-products/search?').some(({ url }) => url.includes('isNew=true'))).toBe(true)
    await tap('活动 1', 'tab')
    expect(await screen.findByText('正在秒杀')).toBeTruthy()
  })

  it('says which of its rooms is on air, and leads there', async () => {
    shop.answer('/shop-on-live', { room: onAir })
    await open(Shop)
    await tap(/^直播中/, 'link')
    expect(screen.getByText('怎么选烟机')).toBeTruthy()
    expect(screen.getByText('3.2千人在看')).toBeTruthy()
    expect(go).toHaveBeenLastCalledWith('liveList', { roomCode: 'ROOM' })
  })

  it('is there without its rooms on air when they fail to load', async () => {
    shop.answer('/shop-on-live', new Error('broken'))
    await open(Shop)
    expect(await screen.findByText('一号店')).toBeTruthy()
    expect(screen.queryByText('直播中')).toBeNull()
  })

  it('leads to its information, its search, its categories and the cart', async () => {
    await open(Shop)
    await screen.findByText('一号店')
    await tap(/^一号店/, 'link')
    expect(go).toHaveBeenLastCalledWith('shopInformation', { shopCode: 'S1' })
    await tap('在本店搜', 'link')
    expect(go).toHaveBeenLastCalledWith('shopProductList', { shopCode: 'S1', search: true })
    await tap('分类', 'link')
    expect(go).toHaveBeenLastCalledWith('shopProductList', { shopCode: 'S1' })
    await tap(/购物车/, 'link')
    expect(go).toHaveBeenLastCalledWith('cart')
  })

  it('that is closed says why and offers others, and neither tabs nor a foot', async () => {
    shop.answer('/online-shop/detail', { ...detail, closed: true, closing: { since: 1, reason: '盘点' } })
    shop.answer('/online-shop-list/search', pageOf([{ ...detail, shopCode: 'S2', shopName: '二号店', products: [] }]))
    await open(Shop)
    expect(await screen.findByText('店铺暂停营业')).toBeTruthy()
    expect(screen.getByText(/盘点。/)).toBeTruthy()
    expect(await screen.findByText('二号店')).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('that is not there says so and leads home', async () => {
    shop.answer('/online-shop/detail', { refused: { code: 'shop.missing', message: '店铺不存在' } })
    await open(Shop)
    expect(await screen.findByText('没有找到这家店')).toBeTruthy()
    await tap('回首页')
    expect(go).toHaveBeenLastCalledWith('index')
  })
})

describe('following', () => {
  it('is shown at once, confirmed with its coupon, and taken back where it failed', async () => {
    act(() => stores.session.login('t', 'U1'))
    shop.answer('/save-all', {
      list: [{ ...standing, followed: true, given: true, followerCount: 1281 }],
      changed: ['S1'],
      coupons: [{ shopCode: 'S1', userCouponId: 'UC', amountFen: 3000, thresholdFen: 0 }]
    })
    await open(ShopInformation)
    await screen.findByText('一号店')
    // it is asked anew with what the write changed
    shop.answer('/decide-exist', { list: [{ ...standing, followed: true, given: true, followerCount: 1281 }] })
    await tap('关注 一号店')
    expect(await screen.findByText('已关注')).toBeTruthy()
    expect(screen.getByText('1.2千人关注')).toBeTruthy()
    shop.answer('/save-all', new Error('broken'))
    await tap('关注 一号店')
    await waitFor(() => expect(screen.getByText('已关注')).toBeTruthy())
  })

  it('reports it with a reason and words, which stay when it could not be sent', async () => {
    act(() => stores.session.login('t', 'U1'))
    shop.answer('/online-shop/report', new Error('broken'))
    await open(ShopInformation)
    await screen.findByText('一号店')
    await tap('举报')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交' }).disabled).toBe(true)
    await tap('乱收费、乱标价', 'radio')
    const words = screen.getByLabelText('发生了什么（可不填）')
    await act(async () => void fireEvent.change(words, { target: { value: '多收了 20 元' } }))
    await tap('提交')
    expect(screen.getByDisplayValue('多收了 20 元')).toBeTruthy()
    shop.answer('/online-shop/report', { reported: true })
    await tap('提交')
    const bodies = shop.askedFor('/online-shop/report').map(({ body }) => JSON.parse(String(body)) as unknown)
    expect(bodies.at(-1)).toEqual({ shopCode: 'S1', reason: 'PRICE', remark: '多收了 20 元' })
  })

  it('logged out leads to the login', async () => {
    await open(ShopInformation)
    await screen.findByText('一号店')
    await tap('关注 一号店')
    expect(go).toHaveBeenLastCalledWith('login', expect.anything())
    expect(shop.askedFor('/save-all')).toEqual([])
  })
})

describe('its information and goods', () => {
  it('says how it is judged, against the average, and where its papers are', async () => {
    await open(ShopInformation)
    expect(await screen.findByText('高 20%')).toBeTruthy()
    expect(screen.getByText('低 6%')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByText('营业执照')))
    expect(go).toHaveBeenLastCalledWith('shopLicense', { shopCode: 'S1' })
  })

  it('are searched and narrowed in the address', async () => {
    await open(ShopProductList, { shopCode: 'S1', keyword: '静音' })
    expect(await screen.findByText('商品 100')).toBeTruthy()
    await tap('烟机 7')
    expect(go).toHaveBeenLastCalledWith(
      'shopProductList',
      { shopCode: 'S1', keyword: '静音', categoryCode: 'C1' },
      { replace: true }
    )
  })
})

describe('its papers', () => {
  const captcha = { captchaKey: 'K1', picture: 'data:image/png;base64,AA==', expiresInSeconds: 300 }
  const paper = {
    kind: 'business',
    title: '营业执照',
    picture: '/p.png',
    company: '一号公司',
    creditCode: '9133',
    checkedOn: '2026-11-02'
  }

  it('open when the last sign is typed, and a wrong one brings another picture', async () => {
    shop
      .answer('/licence-captcha', captcha)
      .answer('/online-shop/licences', { refused: { code: 'captcha.misread', message: '图形码不正确，请看新的一张' } })
    await open(ShopLicense)
    const dialog = await screen.findByRole('dialog')
    const field = await within(dialog).findByLabelText('图形码')
    await waitFor(() => expect(shop.askedFor('/licence-captcha')).toHaveLength(1))
    await act(async () => void fireEvent.change(field, { target: { value: 'ab7k' } }))
    expect(await screen.findByText('图形码不正确，请看新的一张')).toBeTruthy()
    await waitFor(() => expect(shop.askedFor('/licence-captcha')).toHaveLength(2))
    shop.answer('/online-shop/licences', { list: [paper], until: Date.now() + 600_000 })
    await act(async () => void fireEvent.change(field, { target: { value: 'AB7K' } }))
    expect(await screen.findByText('一号公司')).toBeTruthy()
    expect(screen.getByText(/内可看/)).toBeTruthy()
  })

  it('open to the answer of a question in words too, for who can’t see the picture', async () => {
    const captchaBodies = () => shop.askedFor('/licence-captcha').map(({ body }) => JSON.parse(body ?? '{}') as object)
    shop
      .answer('/licence-captcha', ({ body }: { body?: string }) =>
        (JSON.parse(body ?? '{}') as { inWords: boolean }).inWords
          ? {
              captchaKey: `W${captchaBodies().length}`,
              picture: '',
              question: '十一加二，再减三，等于多少？',
              expiresInSeconds: 300
            }
          : captcha
      )
      .answer('/online-shop/licences', { refused: { code: 'captcha.misread', message: '得数不对，请答新的一题' } })
    await open(ShopLicense)
    await screen.findByRole('img', { name: '图形码：四个字母和数字' })
    await tap('改答一道题')
    expect(screen.getByRole('dialog', { name: '答一道题看证照' })).toBeTruthy()
    expect(screen.getByText('十一加二，再减三，等于多少？')).toBeTruthy()
    expect(screen.queryByRole('img', { name: '图形码：四个字母和数字' })).toBeNull()
    await tap('打开')
    expect(screen.getByText('请先填写得数')).toBeTruthy()
    const answer = async (digits: string) => {
      await act(async () => void fireEvent.change(screen.getByLabelText('填写得数'), { target: { value: digits } }))
      await tap('打开')
    }
    await answer('9')
    // a wrong answer brings another question, not a picture
    expect(await screen.findByText('得数不对，请答新的一题')).toBeTruthy()
    expect(captchaBodies()).toEqual([{ inWords: false }, { inWords: true }, { inWords: true }])
    shop.answer('/online-shop/licences', { list: [paper], until: Date.now() + 600_000 })
    await answer('10')
    expect(await screen.findByText('一号公司')).toBeTruthy()
    expect(JSON.parse(shop.askedFor('/online-shop/licences').at(-1)?.body ?? '')).toEqual({
      shopCode: 'S1',
      captchaKey: 'W3',
      pictureCode: '10'
    })
  })

  it('need a new picture code after a return to them', async () => {
    shop.answer('/licence-captcha', ({ body }: { body?: string }) =>
      (JSON.parse(body ?? '{}') as { inWords: boolean }).inWords
        ? { captchaKey: 'W', picture: '', question: '十一加二，再减三，等于多少？', expiresInSeconds: 300 }
        : captcha
    )
    await open(ShopLicense)
    await screen.findByRole('img', { name: '图形码：四个字母和数字' })
    await tap('改答一道题')
    await tap('改看图形码')
    expect(await screen.findByRole('img', { name: '图形码：四个字母和数字' })).toBeTruthy()
    expect(screen.getByLabelText('图形码')).toBeTruthy()
  })
})
