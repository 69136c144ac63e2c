import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OwnReview, ReviewRow } from '@contract'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as app from '@/platform/nativeApp'
import * as upload from '@/platform/upload'
import * as routes from '@/routes'
import { readDraft, stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/nativeApp', () => ({ inApp: () => false, tellApp: jest.fn() }))
jest.mock('@/platform/upload', () => ({
  ...jest.requireActual<object>('@/platform/upload'),
  chooseFiles: jest.fn(),
  compressPicture: jest.fn((path: string) => Promise.resolve(path)),
  uploadFile: jest.fn()
}))
import PublishComments from '@/pagesB/comment/publishComments'

jest.setTimeout(30_000)

const [go, back] = [routes.go as jest.Mock, routes.back as jest.Mock]
const [confirm, tellApp] = [feedback.confirm as jest.Mock, app.tellApp as jest.Mock]
const createPath = '/product-comment/b2c/create'

const row = (skuCode: string, over: Partial<ReviewRow> = {}): ReviewRow => ({
  orderCode: 'O1',
  skuCode,
  spuCode: 'P1',
  title: `商品 ${skuCode}`,
  picture: '/storage/a.svg',
  specs: [],
  receivedAt: 1_700_000_000_000,
  installed: false,
  tags: [{ tagCode: 'SOFT', text: '米饭香软', critical: false }],
  state: 'TO_WRITE',
  ...over
})
const own = (over: Partial<OwnReview> = {}): OwnReview => ({
  reviewId: 'rv_1',
  spuCode: 'P1',
  skuCode: 'K1',
  specs: [],
  author: '林**',
  score: 5,
  deliveryScore: 5,
  text: '很好用',
  tags: [],
  pictures: [],
  regionName: '',
  rewarded: false,
  createdAt: 1_700_000_000_000,
  helpfulCount: 0,
  helpful: false,
  own: true,
  orderCode: 'O1',
  status: 'SHOWN',
  ...over
})

let shop: FakeShop
let rows: ReviewRow[]
let next: ReviewRow[]

beforeEach(() => {
  window.localStorage.clear()
  rows = [row('K1')]
  next = []
  shop = new FakeShop()
    .answer(createPath, ({ method, url }: { method: string; url: string }) => {
      if (method === 'POST') return { list: [own({ status: 'PENDING' })], points: 50 }
      const list = url.includes('state=TO_WRITE') ? next : rows
      return { list, total: list.length, page: 1, size: 99 }
    })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
  confirm.mockResolvedValue(true)
})

const sentBody = () =>
  shop
    .askedFor(createPath)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body ?? '{}') as { reviews: Record<string, unknown>[] }).reviews)
const inSight = () => document.querySelector<HTMLElement>('.review-piece:not(.review-piece--hidden)')!
const star = (label: string, score: number) =>
  act(async () => {
    const group = within(inSight()).getByRole('radiogroup', { name: new RegExp(`^${label}`) })
    fireEvent.click(within(group).getAllByRole('radio')[score - 1]!)
  })
const type = (words: string) =>
  act(async () => void fireEvent.change(within(inSight()).getByRole('textbox'), { target: { value: words } }))
const openWith = async (params: object = { orderCode: 'O1' }) => {
  await open(PublishComments, params)
  await waitFor(() => expect(document.querySelector('.review-rows')).toBeTruthy())
}

it('missing stars have their message before anything is sent', async () => {
  await openWith()
  await tap('发布评价')
  expect(await screen.findAllByText('请打个分')).toHaveLength(2)
  expect(sentBody()).toEqual([])
})

it('a review is sent, says what it earns, notifies the app, and leads on', async () => {
  next = [row('K9', { orderCode: 'O2', title: '下一件' })]
  await openWith()
  await star('商品', 5)
  await star('送货', 4)
  await tap('米饭香软', 'checkbox')
  await type('<b>米饭</b> 香软')
  await tap('发布评价')
  expect(await screen.findByText('审核通过后，50 积分到账')).toBeTruthy()
  expect(sentBody()).toEqual([
    [
      {
        orderCode: 'O1',
        skuCode: 'K1',
        score: 5,
        deliveryScore: 4,
        tagCodes: ['SOFT'],
        text: '<b>米饭</b> 香软',
        pictures: [],
        anonymous: false
      }
    ]
  ])
  expect(tellApp).toHaveBeenCalledTimes(1)
  expect(tellApp).toHaveBeenCalledWith({ name: 'orderCommentChange', orderCode: 'O1' })
  expect(readDraft('review:O1')).toBeUndefined()
  await tap('去评价 下一件')
  expect(go).toHaveBeenCalledWith('publishComments', { orderCode: 'O2', skuCode: 'K9' }, { replace: true })
  await tap('回到订单')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' }, { replace: true })
})

it('rows that were begun go together, and the one with something missing comes in sight', async () => {
  rows = [row('K1'), row('K2', { installed: true }), row('K3')]
  await openWith()
  await star('商品', 5)
  await star('送货', 5)
  await tap(/商品 K2/, 'tab')
  await star('商品', 3)
  await tap(/商品 K1/, 'tab')
  await tap('发布 2 条评价')
  expect(screen.getByRole('tab', { name: /商品 K2/ }).getAttribute('aria-selected')).toBe('true')
  expect(within(inSight()).getAllByText('请打个分')).toHaveLength(1)
  await star('安装', 4)
  await tap('发布 2 条评价')
  await screen.findByText('评价已发布')
  expect(
    sentBody()[0]?.map(({ skuCode, deliveryScore, installScore }) => [skuCode, deliveryScore, installScore])
  ).toEqual([
    ['K1', 5, undefined],
    ['K2', 5, 4]
  ])
})

it('the conditions for points tick themselves off during the writing', async () => {
  await openWith()
  expect(screen.getByText('还差 15 字')).toBeTruthy()
  await type('用了两周，烧水很快，壶口不滴水。')
  expect(screen.getByText('16 字')).toBeTruthy()
  expect(screen.getByText('还差 1 张图或视频')).toBeTruthy()
})

it('a picture that failed is sent again alone, and a row out of sight goes on with its own', async () => {
  rows = [row('K1'), row('K2')]
  const files = ['/tmp/a.jpg', '/tmp/b.jpg']
  ;(upload.chooseFiles as jest.Mock).mockResolvedValue(
    files.map((filePath) => ({ filePath, kind: 'picture', bytes: 1000 }))
  )
  const urls: string[] = []
  ;(upload.uploadFile as jest.Mock).mockImplementation(({ filePath }: { filePath: string }) => {
    urls.push(filePath)
    if (filePath === '/tmp/b.jpg' && urls.length < 3) return Promise.resolve({ kind: 'offline' })
    const data = { path: `/storage/uploads/${urls.length}.jpg` }
    const text = JSON.stringify({ success: true, failed: false, code: '0', message: '', data })
    return Promise.resolve({ kind: 'reply', status: 200, headers: {}, text })
  })
  await openWith()
  await star('商品', 5)
  await star('送货', 5)
  await act(async () => void fireEvent.click(within(inSight()).getByRole('button', { name: /图片\/视频/ })))
  const again = await screen.findByRole('button', { name: /^重新上传/ })
  await tap(/商品 K2/, 'tab')
  await tap(/商品 K1/, 'tab')
  await tap('发布评价')
  expect(screen.getByText('有图片或视频没有传上，请重试或移除')).toBeTruthy()
  await act(async () => void fireEvent.click(again))
  expect(urls).toEqual(['/tmp/a.jpg', '/tmp/b.jpg', '/tmp/b.jpg'])
  await tap('发布评价')
  await screen.findByText('评价已发布')
  expect(sentBody()[0]?.[0]?.pictures).toEqual(['/storage/uploads/1.jpg', '/storage/uploads/3.jpg'])
})

it('a shopper who goes back in the middle has to confirm, and finds the draft', async () => {
  await openWith()
  await tap('返回')
  expect(confirm).not.toHaveBeenCalled()
  expect(back).toHaveBeenCalledTimes(1)
  await type('写到一半')
  await tap('返回')
  expect(confirm).toHaveBeenCalledTimes(1)
  expect(back).toHaveBeenCalledTimes(1)
  confirm.mockResolvedValue(false)
  await tap('返回')
  expect(back).toHaveBeenCalledTimes(2)
  cleanup()
  forgetQueries()
  await openWith()
  expect(within(inSight()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('写到一半')
})

it('a failed send keeps the text', async () => {
  shop.answer(createPath, ({ method }: { method: string }) =>
    method === 'POST' ? new Error('offline') : { list: rows, total: 1, page: 1, size: 99 }
  )
  await openWith()
  await star('商品', 5)
  await star('送货', 5)
  await type('还在')
  await tap('发布评价')
  await waitFor(() => expect(feedback.toast).toHaveBeenCalled())
  expect(within(inSight()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('还在')
  expect(readDraft('review:O1')).toBeDefined()
})

it('a refused review says why, and begins anew with its text', async () => {
  rows = [row('K1', { state: 'TO_MEND', review: own({ status: 'REFUSED', refusedFor: '内容里有伤人的话', score: 1 }) })]
  await openWith()
  expect(screen.getByText(/没有通过审核：内容里有伤人的话/)).toBeTruthy()
  expect(within(inSight()).getByRole<HTMLTextAreaElement>('textbox').value).toBe('很好用')
  await type('改好了')
  await tap('发布评价')
  await screen.findByText('评价已发布')
  expect(sentBody()[0]?.[0]).toMatchObject({ score: 1, text: '改好了' })
})

it('a review under check says so, and one that is shown can be added to once', async () => {
  rows = [row('K1', { state: 'TO_ADD', review: own({ status: 'PENDING' }) })]
  await openWith()
  expect(screen.getByText('审核中，通过后大家就能看到')).toBeTruthy()
  expect(screen.queryByText('发布追评')).toBeNull()
  cleanup()
  forgetQueries()
  rows = [row('K1', { state: 'TO_ADD', review: own(), addBefore: 1_715_000_000_000 })]
  shop.answers.set('/create-additional', own({ additionalStatus: 'PENDING' }))
  // what is named first is found first
  shop.answers.delete(createPath)
  shop.answer(createPath, { list: rows, total: 1, page: 1, size: 99 })
  await openWith()
  await tap('发布追评')
  expect(screen.getByText('请写点什么，或加张图片')).toBeTruthy()
  await act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value: '一个月后依旧好用' } }))
  await tap('发布追评')
  expect(await screen.findByText('追评已发布')).toBeTruthy()
  const [request] = shop.askedFor('/create-additional')
  expect(JSON.parse(request?.body ?? '')).toEqual({ reviewId: 'rv_1', text: '一个月后依旧好用', pictures: [] })
})

it('a shopper’s own review is deleted after a question, with what it costs', async () => {
  rows = [row('K1', { state: 'DONE', review: own({ rewarded: true }) })]
  shop.answer('/product-comment/b2c/delete', { done: true })
  await openWith()
  confirm.mockResolvedValueOnce(false)
  await tap('删除')
  expect(shop.askedFor('/b2c/delete')).toHaveLength(0)
  expect(confirm.mock.calls[0]?.[0]).toMatchObject({ danger: true, content: expect.stringContaining('50 积分会收回') })
  await tap('删除')
  await waitFor(() => expect(tellApp).toHaveBeenCalledWith({ name: 'orderCommentChange', orderCode: 'O1' }))
  expect(JSON.parse(shop.askedFor('/b2c/delete')[0]?.body ?? '')).toEqual({ reviewId: 'rv_1' })
})

it('an order of somebody else, or one without its receipt, shows the way to those that wait', async () => {
  shop.answer(createPath, { refused: { code: 'order.missing', message: '订单不存在' } })
  await open(PublishComments, { orderCode: 'O1' })
  expect(await screen.findByText('没有可以评价的商品')).toBeTruthy()
  await tap('看待评价的订单')
  expect(go).toHaveBeenCalledWith('myOrder', { status: 'TO_REVIEW' }, { replace: true })
})
