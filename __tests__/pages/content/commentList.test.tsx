import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { Review } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { host } from '../../support/taro'
import { FakeShop } from '../homeSupport'
import { product, sku } from '../goods/productSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import CommentList from '@/pagesB/commentList/commentList'

const go = routes.go as jest.Mock
const listPath = '/pub/glz-product-comment/b2c?'
const countsPath = '/glz-product-comment/quantity'
const helpfulPath = '/glz-product-comment/b2c/helpful'

const review = (number: number, over: Partial<Review> = {}): Review => ({
  reviewId: `rv_${number}`,
  spuCode: 'P1',
  skuCode: 'P1-1',
  specs: ['奶茶杏', '4L'],
  author: '周**',
  score: 5,
  text: `第 ${number} 条，米饭香软`,
  tags: [],
  pictures: [],
  regionName: '浙江省',
  rewarded: false,
  createdAt: 1_700_000_000_000,
  helpfulCount: 0,
  helpful: false,
  own: false,
  ...over
})
const quantity = {
  counts: { ALL: 12, PICTURE: 3, ADDITIONAL: 0, CRITICAL: 1 },
  score: 49,
  deliveryScore: 48,
  goodPercent: 91,
  tags: [
    { tagCode: 'SOFT', text: '米饭香软', critical: false, count: 6 },
    { tagCode: 'HEAVY', text: '内胆偏重', critical: true, count: 1 }
  ],
  skus: [
    { skuCode: 'P1-1', specs: ['奶茶杏', '4L'], count: 8 },
    { skuCode: 'P1-2', specs: ['云母白', '3L'], count: 4 }
  ]
}
let shop: FakeShop
const query = () => {
  const calls = shop.askedFor(listPath)
  return Object.fromEntries(new URL(calls[calls.length - 1]?.url ?? '', 'http://x').searchParams)
}
const page = (list: Review[], total = list.length) => ({ list, total, page: 1, size: 10 })

beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(countsPath, quantity)
    .answer(listPath, page([review(1), review(2)]))
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
})

it('shows stars, what buyers say with how often, and what each wrote', async () => {
  await open(CommentList, { spuCode: 'P1' })
  expect(await screen.findByText('第 1 条，米饭香软')).toBeTruthy()
  expect(screen.getByLabelText('4.9 分，满分 5 分')).toBeTruthy()
  expect(screen.getByText('91% 好评')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '有图 3' })).toBeTruthy()
  expect(screen.queryByRole('tab', { name: /追评/ })).toBeNull()
})

it('a chosen tag narrows the list and marks its words; chosen again it lets go', async () => {
  await open(CommentList, { spuCode: 'P1' })
  await tap(/米饭香软 ?6/)
  await waitFor(() => expect(query().tagCode).toBe('SOFT'))
  expect(query().kind).toBeUndefined()
  const marks = await screen.findAllByText('米饭香软', { selector: '.review-card__mark' })
  expect(marks).toHaveLength(2)
  await tap(/米饭香软 ?6/)
  await waitFor(() => expect(document.querySelector('.review-card__mark')).toBeNull())
})

it('loads by a kind, an order and a version', async () => {
  await open(CommentList, { spuCode: 'P1' })
  await screen.findByText('第 1 条，米饭香软')
  expect(query()).toMatchObject({ spuCode: 'P1', kind: 'ALL', sort: 'HELPFUL' })
  await tap('有图 3', 'tab')
  await waitFor(() => expect(query().kind).toBe('PICTURE'))
  await tap('最新')
  await waitFor(() => expect(query().sort).toBe('NEWEST'))
  await tap(/全部规格/)
  await act(
    async () =>
      void within(screen.getByRole('dialog'))
        .getByRole('button', { name: /云母白/ })
        .click()
  )
  await waitFor(() => expect(query().skuCode).toBe('P1-2'))
})

it('an addition and the shop’s reply stand in the same card', async () => {
  shop.answer(
    listPath,
    page([
      review(1, {
        author: '',
        rewarded: true,
        additional: { text: '一个月后依旧好用', pictures: [], createdAt: 1_702_851_200_000, days: 33 },
        reply: { shopName: '栖禾旗舰店', text: '谢谢您', createdAt: 1_702_851_200_000 }
      })
    ])
  )
  await open(CommentList, { spuCode: 'P1' })
  const card = within(await screen.findByRole('listitem'))
  for (const words of ['匿名买家', '有奖评价', '收货 33 天后追评', '一个月后依旧好用', '栖禾旗舰店', '谢谢您']) {
    expect(card.getByText(words)).toBeTruthy()
  }
})

it('a picture over the whole screen has the words that were written with it', async () => {
  shop.answer(
    listPath,
    page([
      review(1, {
        pictures: ['/storage/uploads/a.jpg'],
        additional: { text: '后来也好', pictures: ['/storage/uploads/b.jpg'], createdAt: 1_702_851_200_000, days: 33 }
      })
    ])
  )
  await open(CommentList, { spuCode: 'P1' })
  await screen.findByText('第 1 条，米饭香软')
  const [first, later] = screen.getAllByRole('button', { name: '看第 1 张图' })
  await act(async () => first?.click())
  expect(within(screen.getByRole('dialog')).getByText('第 1 条，米饭香软')).toBeTruthy()
  await tap(/关闭/)
  await act(async () => later?.click())
  expect(within(screen.getByRole('dialog')).getByText('后来也好')).toBeTruthy()
})

it('a shopper’s own review can be deleted there, and nobody else’s', async () => {
  shop.answer(listPath, page([review(1, { own: true, orderCode: 'O1' }), review(2)]))
  await open(CommentList, { spuCode: 'P1' })
  await screen.findByText('第 1 条，米饭香软')
  expect(screen.getAllByRole('button', { name: '删除' })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: '有用' })).toHaveLength(1)
})

it('the bar says what the reviewed version costs, or the cheapest one', async () => {
  shop.answer('/product/detail', product({ skus: [sku('WHITE', '3L'), sku('BLACK', '4L', { priceFen: 49900 })] }))
  const boxText = () => document.querySelector('.review-buy')?.textContent
  await open(CommentList, { spuCode: 'P1' })
  await waitFor(() => expect(boxText()).toMatch(/499.*曜石黑.*4L/))
  cleanup()
  forgetQueries()
  await open(CommentList, { spuCode: 'P1', skuCode: 'K-WHITE-3L' })
  await waitFor(() => expect(boxText()).toMatch(/599.*云母白.*3L/))
})

it('markup in a review is read as it was written', async () => {
  shop.answer(listPath, page([review(1, { text: '<b>好</b><img src=x>' })]))
  await open(CommentList, { spuCode: 'P1' })
  expect(await screen.findByText('<b>好</b><img src=x>')).toBeTruthy()
})

it('«helpful» asks a visitor to log in', async () => {
  await open(CommentList, { spuCode: 'P1' })
  await screen.findByText('第 1 条，米饭香软')
  await act(async () => void screen.getAllByRole('button', { name: '有用' })[0]?.click())
  expect(go).toHaveBeenCalledWith('login')
  expect(shop.askedFor(helpfulPath)).toHaveLength(0)
})

it('without reviews it says so, and under a filter shows the way back to all', async () => {
  shop.answer(listPath, page([]))
  await open(CommentList, { spuCode: 'P1' })
  expect(await screen.findByText('还没有评价')).toBeTruthy()
  await tap('有图 3', 'tab')
  expect(await screen.findByText('没有这样的评价')).toBeTruthy()
  await tap('看全部评价')
  expect(await screen.findByText('还没有评价')).toBeTruthy()
})

it('buying leads to the product in the version that is looked at', async () => {
  await open(CommentList, { spuCode: 'P1', skuCode: 'P1-2' })
  await screen.findByText('第 1 条，米饭香软')
  expect(query().skuCode).toBe('P1-2')
  await tap('选规格购买')
  expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'P1-2' })
  expect(host).toBeTruthy()
})

it('a buyer’s video stands before the pictures and plays over the page after a tap', async () => {
  const video = { url: '/storage/uploads/f.mp4', poster: '/storage/uploads/p.jpg', seconds: 8 }
  const pictures = ['/storage/uploads/1.jpg', '/storage/uploads/2.jpg', '/storage/uploads/3.jpg']
  shop.answer(listPath, page([review(1, { video, pictures })]))
  await open(CommentList, { spuCode: 'P1' })
  expect(screen.getByText('+1')).toBeTruthy()
  await tap('看视频，0:08')
  const over = await screen.findByRole('dialog', { name: '买家视频' })
  expect(over.querySelector('video')?.getAttribute('src')).toContain('/storage/uploads/f.mp4')
  expect(within(over).getByText('第 1 条，米饭香软')).toBeTruthy()
  await tap('关闭视频')
  expect(screen.queryByRole('dialog')).toBeNull()
})
