import { cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../../support/notedRoutes.cjs'),
  goToPath: jest.fn(() => Promise.resolve(true))
}))
import Messages from '@/pagesC/customer/getList'

const LIST = '/o2msg/v1/user-messages/list'
const message = (messageId: string, number: number, more: object = {}) => ({
  messageId,
  number,
  kind: 'ORDER',
  target: 'ORDER',
  title: `消息 ${number}`,
  body: '已支付 ¥30.00',
  about: '电热水壶',
  page: 'pagesB/order/orderDetail?params=%7B%7D',
  gone: false,
  createdAt: 1_795_000_000_000 + number,
  read: false,
  ...more
})
const pageOf = (...list: object[]) => ({ list, total: list.length, page: 1, size: 20 })
const counts = (total: number) => ({ total, ORDER: total, PARCEL: 0, OFFER: 0, SERVICE: 0 })

let shop: FakeShop
/** What was marked as read. */
const readMarks = (): unknown[] => shop.askedFor('/read-flag').map(({ body }) => JSON.parse(String(body)) as unknown)
const goToPath = jest.mocked(routes.goToPath)
beforeEach(() => {
  goToPath.mockClear()
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop().install()
  shop.answer('/o2msg/v1/user-messages/count', counts(2))
  shop.answer('/o2msg/v1/user-messages/read-flag', { marked: 1 })
})
afterEach(() => {
  cleanup()
  forgetQueries()
  stores.session.token = undefined
})

it('shows what happened, and leads to it when it is read', async () => {
  shop.answer(LIST, pageOf(message('A', 2), message('B', 1, { read: true })))
  await open(Messages)
  expect(await screen.findByRole('link', { name: /消息 2/ })).toBeTruthy()
  expect(screen.getByRole('tab', { name: '消息 2' })).toBeTruthy()
  await tap(/消息 2/, 'link')
  expect(readMarks()).toEqual([{ messageId: 'A' }])
  expect(goToPath).toHaveBeenCalledWith('/pagesB/order/orderDetail?params=%7B%7D')
})

it('heads each day with its name and its weekday', async () => {
  shop.answer(LIST, pageOf(message('A', 2), message('B', 1, { createdAt: 1_795_000_000_000 - 86_400_000 })))
  await open(Messages)
  await screen.findByRole('link', { name: /消息 2/ })
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.parentElement?.textContent)
  expect(heads.map((words) => words?.slice(-2))).toEqual(['周三', '周二'])
})

it('names the way to what an activity is about', async () => {
  const targets = ['GROUP', 'ASSIST', 'STORY', 'INVITE']
  shop.answer(LIST, pageOf(...targets.map((target, index) => message(target, 9 - index, { target }))))
  await open(Messages)
  for (const way of ['看拼团', '看助力', '看故事', '看邀请']) expect(await screen.findByText(way)).toBeTruthy()
})

it('marks all up to the newest that is shown', async () => {
  shop.answer(LIST, pageOf(message('A', 7), message('B', 9)))
  await open(Messages)
  await tap('全部已读')
  expect(readMarks()).toEqual([{ upTo: 9 }])
})

it('counts more than a page of unread ones as read, and those that came meanwhile as unread', async () => {
  shop.answer('/o2msg/v1/user-messages/count', counts(45))
  shop.answer(LIST, { ...pageOf(message('A', 45), message('B', 44)), total: 45 })
  await open(Messages)
  expect(await screen.findByRole('tab', { name: '消息 45' })).toBeTruthy()
  shop.answer('/o2msg/v1/user-messages/count', counts(3))
  await tap('全部已读')
  expect(await screen.findByRole('tab', { name: '消息 3' })).toBeTruthy()
})

it('says that the target of a message is gone, with the way to others', async () => {
  const deadMessage = message('A', 1, { gone: true, page: 'pagesB/order/myOrder' })
  shop.answer(LIST, pageOf(deadMessage))
  shop.answer('/o2msg/v1/user-messages/detail', deadMessage)
  await open(Messages)
  await tap(/消息 1/, 'link')
  expect(goToPath).not.toHaveBeenCalled()
  await tap('去看其他的')
  expect(goToPath).toHaveBeenCalledWith('/pagesB/order/myOrder')
})

it('says that there is nothing, with a way on', async () => {
  shop.answer('/o2msg/v1/user-messages/count', counts(0))
  shop.answer(LIST, pageOf())
  await open(Messages)
  expect(await screen.findByText('还没有消息')).toBeTruthy()
  await tap('去逛逛')
  expect(routes.go).toHaveBeenCalledWith('index')
})

it('shows one kind where its address says so', async () => {
  shop.answer(LIST, pageOf())
  await open(Messages, { kind: 'PARCEL' })
  expect(await screen.findByText('没有物流消息')).toBeTruthy()
  await tap('看全部消息')
  expect(routes.go).toHaveBeenCalledWith('customerGetList', {}, { replace: true })
})

const conversation = (number: number, more: object = {}) => ({
  conversationId: `ct_${number}`,
  name: `店铺 ${number}`,
  shopCode: `S${number}`,
  official: false,
  state: 'WITH_AGENT',
  talkId: `cs_${number}`,
  usualWaitS: 8,
  open: true,
  hours: '09:00–21:00',
  lastNumber: number,
  revision: number,
  shopGot: 0,
  shopRead: 0,
  shopperGot: 0,
  shopperRead: 0,
  unread: 0,
  typing: false,
  muted: false,
  ratings: [],
  ...more
})

it('counts, narrows to and marks the unread of all conversations, more than a page of them, up to the ones shown', async () => {
  shop.answer(LIST, pageOf())
  const all = Array.from({ length: 14 }, (_, index) => conversation(index + 1, index > 9 ? { unread: 2 } : {}))
  shop.answer('/o2msg/v1/chat/conversations', ({ url }: { url: string }) => {
    const query = new URL(url, 'http://shop').searchParams
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 10)]
    return { list: all.slice((page - 1) * size, page * size), total: all.length, page, size, unread: 8 }
  })
  shop.answer('/o2msg/v1/chat/read-all', { unread: 0 })
  await open(Messages)
  expect(await screen.findByRole('tab', { name: /会话.*8/ })).toBeTruthy()
  await tap(/会话/, 'tab')
  await tap(/^未读 8/)
  expect(await screen.findAllByRole('button', { name: /的更多操作/ })).toHaveLength(4)
  await tap('全部已读')
  const [sent] = shop.askedFor('/chat/read-all').map(({ body }) => JSON.parse(String(body)) as { marks: object[] })
  expect(sent?.marks).toEqual([11, 12, 13, 14].map((number) => ({ conversationId: `ct_${number}`, number })))
})

it('takes a conversation off the list up to its last shown message', async () => {
  shop.answer(LIST, pageOf())
  shop.answer('/o2msg/v1/chat/conversations', { ...pageOf(conversation(7)), unread: 0 })
  shop.answer('/o2msg/v1/chat/settings', conversation(7))
  await open(Messages)
  await tap(/会话/, 'tab')
  await tap('店铺 7的更多操作')
  shop.answer('/o2msg/v1/chat/conversations', { ...pageOf(), unread: 0 })
  await tap('删除会话')
  expect(screen.queryByText('店铺 7')).toBeNull()
  expect(shop.askedFor('/chat/settings').map(({ body }) => JSON.parse(String(body)) as object)).toEqual([
    { conversationId: 'ct_7', hiddenTo: 7 }
  ])
})
