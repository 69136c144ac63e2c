// covers src/features/chat/room/
// What the chat's screen says of each state of a session, and what a shopper can do in it.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ChatConversation } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { reply } from '../../support/gateway'
import { open, rest, tap } from '../screens'
import { talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => ({
  ...jest.requireActual<object>('../../support/notedRoutes.cjs'),
  goToPath: jest.fn(() => Promise.resolve(true))
}))
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
import Chat from '@/pagesC/customer/backpage'

const goToPath = jest.mocked(routes.goToPath)
let shop: TalkGateway
const bodiesTo = (path: string) => shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '{}') as object)

beforeEach(() => {
  window.localStorage.clear()
  shop = talkGateway()
  act(() => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
})

it.each<[Partial<ChatConversation>, string, string[]]>([
  [{ state: 'ROBOT' }, '小禾在线，随时解答', []],
  [{ state: 'QUEUED', place: 3, usualWaitS: 90 }, '排队中，第 3 位', ['先问小禾', '留言后离开']],
  [{ state: 'LEFT', open: false }, '已留言，服务时间 09:00–21:00', []],
  [{ state: 'WITH_AGENT', agentName: '阿晴' }, '阿晴正在接待', []],
  [{ state: 'ENDED', open: false }, '人工服务 09:00–21:00', []]
])('%j says who answers, and what can be done', async (state, title, acts) => {
  shop.state = state
  shop.add({ text: '您好' })
  await open(Chat)
  await rest()
  expect(screen.getByText(title)).toBeTruthy()
  const queue = document.querySelector<HTMLElement>('.chat-queue')
  expect(
    queue
      ? within(queue)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : []
  ).toEqual(acts)
  // writing is possible in all of them
  expect(screen.getByRole('textbox', { name: '消息' })).toBeTruthy()
})

it('says that the device is offline rather than that somebody is there', async () => {
  shop.state = { state: 'ROBOT' }
  shop.add({ text: '您好' })
  await open(Chat)
  await rest()
  act(() => stores.network.set(false))
  expect(screen.getByText('网络已断开')).toBeTruthy()
  expect(screen.queryByText('小禾在线，随时解答')).toBeNull()
  act(() => stores.network.set(true))
  expect(screen.getByText('小禾在线，随时解答')).toBeTruthy()
})

it('leads to a person, back to the robot, and out of the queue with a message left', async () => {
  shop.on('/o2msg/v1/chat/session', ({ body }) => {
    const { act: actName } = JSON.parse(body ?? '{}') as { act: string }
    shop.state = { state: actName === 'PERSON' ? 'QUEUED' : actName === 'ROBOT' ? 'ROBOT' : 'LEFT', place: 1 }
    return reply(shop.now)
  })
  await open(Chat)
  await rest()
  await tap('转人工')
  await rest()
  expect(screen.getByText(/^马上到你/)).toBeTruthy()
  await tap('先问小禾')
  await rest()
  expect(screen.getByText('小禾在线，随时解答')).toBeTruthy()
  await tap('转人工')
  await rest()
  await tap('留言后离开')
  await rest()
  expect(screen.getByText('已留言，服务时间 09:00–21:00')).toBeTruthy()
  expect(bodiesTo('/chat/session').map((body) => (body as { act: string }).act)).toEqual([
    'PERSON',
    'ROBOT',
    'PERSON',
    'LEAVE'
  ])
})

it('asks a common question by a tap, and says whether the answer helped', async () => {
  await open(Chat)
  await rest()
  await tap('多久清洗一次？')
  await rest()
  expect(shop.bodies()).toMatchObject([{ kind: 'QUESTION', problemCode: 'CLEAN' }])
  const answer = shop.add({ from: 'ROBOT', kind: 'ANSWER', text: '三个月一次', helped: 'NONE' })
  shop.on('/o2msg/v1/chat/helped', () => {
    answer.helped = 'NO'
    answer.revision = 99
    return reply({ message: answer, conversation: { ...shop.now, revision: 99 } })
  })
  cleanup()
  await open(Chat)
  await rest()
  await tap('没用')
  await rest()
  expect(bodiesTo('/chat/helped')).toEqual([{ conversationId: 'ct_1', number: answer.number, helped: false }])
  expect(screen.getByRole('button', { name: '没用', pressed: true })).toBeTruthy()
})

it('offers a person in the answer that knows none', async () => {
  shop.add({ from: 'ROBOT', kind: 'ANSWER', text: '这个问题小禾还不会，也可以转人工' })
  await open(Chat)
  await rest()
  const row = document.querySelector<HTMLElement>('.chat-helped')
  expect(row?.textContent).toBe('转人工')
})

it('takes back a message within two minutes, and not later', async () => {
  const [early, late] = ['发错了', '早先说的'].map((text, index) =>
    shop.add({
      from: 'SHOPPER',
      clientId: `said-00000${index}`,
      text,
      ...(index === 0 ? { takeBackUntil: Date.now() + 60_000 } : { takeBackUntil: Date.now() - 1000 })
    })
  )
  shop.on('/o2msg/v1/chat/take-back', () => reply({ ...early, kind: 'TAKEN_BACK', text: '', revision: 9 }))
  await open(Chat)
  await rest()
  const more = (number: number) =>
    act(async () => void fireEvent.click(screen.getAllByRole('button', { name: '这条消息' })[number] as HTMLElement))
  await more(1)
  expect(screen.getByRole('button', { name: '复制' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull()
  await tap('关闭')
  await rest()
  await more(0)
  await tap('撤回')
  await rest()
  expect(bodiesTo('/chat/take-back')).toEqual([{ conversationId: 'ct_1', number: early?.number }])
  expect(screen.getByText('你撤回了一条消息')).toBeTruthy()
  expect(screen.queryByText('发错了')).toBeNull()
  expect(screen.getByText(late?.text ?? '')).toBeTruthy()
})

it('offers nothing for a card that can no longer be taken back, also where time went on since it was shown', async () => {
  const sent = (clientId: string, until: number) =>
    shop.add({ from: 'SHOPPER', clientId, kind: 'PICTURES', pictures: ['/a.jpg'], takeBackUntil: Date.now() + until })
  sent('said-000001', -1000)
  await open(Chat)
  await rest()
  expect(screen.queryByRole('button', { name: '这条消息' })).toBeNull()
  cleanup()
  sent('said-000002', 60_000)
  await open(Chat)
  await rest()
  const late = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  await tap('这条消息')
  await rest()
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull()
  expect(screen.getByText('超过两分钟，不能撤回了')).toBeTruthy()
  late.mockRestore()
})

it('shows an order’s card with what the shop sends of it, and leads to the order', async () => {
  const order = {
    orderId: '302611290001',
    showOrderId: '3026 1129 0001 7752',
    title: '电热水壶',
    specs: '1.7 L',
    picture: '/storage/pictures/pot.svg',
    payMoney: 19_800,
    orderCount: 2,
    orderTime: Date.now(),
    orderStatus: 'WAIT_SEND',
    statusName: '待发货',
    note: '周末送',
    url: '/pagesB/order/orderDetail?params=%7B%7D'
  }
  shop.add({ from: 'SHOPPER', clientId: 'said-000001', kind: 'ORDER', order })
  await open(Chat)
  await rest()
  const card = screen.getByRole('link')
  for (const words of ['订单 3026…7752', '待发货', '电热水壶', '1.7 L', '共 2 件', '备注：周末送'])
    expect(card.textContent).toContain(words)
  expect(card.textContent?.replaceAll(/\s/g, '')).toContain('¥198')
  fireEvent.click(card)
  expect(goToPath).toHaveBeenCalledWith(order.url)
})

it('has a name where nobody can be reached, and says nothing of the staff', async () => {
  shop.on('/o2msg/v1/pub/chat/front', () => reply({ code: 'x', message: '系统繁忙' }, 500))
  shop.on('/o2msg/v1/chat/open', () => reply({ code: 'x', message: '系统繁忙' }, 500))
  await open(Chat)
  await rest()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('客服')
  expect(document.querySelector('.chat-title__dot')).toBeNull()
})
