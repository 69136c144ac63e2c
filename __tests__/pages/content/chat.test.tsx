import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ChatMessage } from '@contract'
import { forgetQueries } from '@/api'
import type { RequestInput } from '@/platform/request/types'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { refusal, reply } from '../../support/gateway'
import { open, rest, tap } from '../screens'
import { talk, talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
// the chat listens by asking alone
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
import Chat from '@/pagesC/customer/backpage'

const go = routes.go as jest.Mock
let shop: TalkGateway
beforeEach(() => {
  window.localStorage.clear()
  shop = talkGateway()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  act(() => stores.session.logout())
  jest.useRealTimers()
})

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' })
const write = (words: string) => act(async () => void fireEvent.change(field(), { target: { value: words } }))
const logIn = () => act(async () => stores.session.login('T1', 'U1'))

it('a question that is brought along stands in the field, for a visitor and after the login, and is not sent by itself', async () => {
  await open(Chat, { asks: '退款几天能到账？' })
  await screen.findByText('多久清洗一次？')
  expect(field().value).toBe('退款几天能到账？')
  await logIn()
  await waitFor(() => expect(field().value).toBe('退款几天能到账？'))
  expect(shop.bodies()).toHaveLength(0)
  await write('我自己的话')
  cleanup()
  await open(Chat, { asks: '退款几天能到账？' })
  await waitFor(() => expect(field().value).toBe('我自己的话'))
})

it('a visitor reads answers; sending leads to the login and keeps words and card', async () => {
  await open(Chat, { skuCode: 'HOOD' })
  await tap('多久清洗一次？')
  expect(screen.getByText('三个月一次')).toBeTruthy()
  await write('装得下吗')
  await tap('发送')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(shop.bodies()).toHaveLength(0)
  await logIn()
  await waitFor(() => expect(field().value).toBe('装得下吗'))
  expect(await screen.findByText('发送这件商品')).toBeTruthy()
})

it('the card is offered and goes by a tap alone, once', async () => {
  await logIn()
  await open(Chat, { skuCode: 'HOOD' })
  const offer = await screen.findByText('发送这件商品')
  expect(shop.bodies()).toHaveLength(0)
  await act(async () => void fireEvent.click(offer))
  await rest()
  expect(shop.bodies().map(({ kind, skuCode }) => [kind, skuCode])).toEqual([['PRODUCT', 'HOOD']])
  expect(screen.queryByText('发送这件商品')).toBeNull()
  expect(screen.getByText('曜石黑')).toBeTruthy()
})

it('a refused message says so and offers to send it again, with its id, or to delete it', async () => {
  await logIn()
  await open(Chat)
  await rest()
  shop.faults = [() => refusal('chat.pictures', '图片已失效，请重新选择')]
  await write('你好')
  await tap('发送')
  await rest()
  expect(screen.getByText('图片已失效，请重新选择')).toBeTruthy()
  await tap('重新发送')
  await rest()
  const [first, second] = shop.bodies()
  expect(first?.clientId).toBe(second?.clientId)
  expect(screen.queryByText('重新发送')).toBeNull()
  shop.faults = [() => refusal('chat.state', '会话状态已变化')]
  await write('再说')
  await tap('发送')
  await rest()
  await tap('删除')
  expect(screen.queryByText('再说')).toBeNull()
  expect(shop.said.map(({ text }) => text)).toEqual(['你好'])
})

it('a lost reply is sent again by itself with the same id, and the message is there once', async () => {
  await logIn()
  await open(Chat)
  await rest()
  shop.faults = [
    () => {
      shop.add({ clientId: shop.bodies().at(-1)?.clientId, from: 'SHOPPER', text: '收到吗' } as Partial<ChatMessage>)
      return { kind: 'offline' }
    }
  ]
  await write('收到吗')
  await tap('发送')
  await rest()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(screen.getAllByText('收到吗')).toHaveLength(1))
  expect(new Set(shop.bodies().map(({ clientId }) => clientId)).size).toBe(1)
})

it('messages stand by number, and the shopper’s own says how far it came: sent, delivered, read', async () => {
  shop.add({ from: 'SHOPPER', clientId: 'said-000001', text: '第一句' })
  shop.add({ from: 'AGENT', name: '阿晴', text: '第二句' })
  shop.add({ from: 'SHOPPER', clientId: 'said-000002', text: '第三句' })
  shop.add({ from: 'SHOPPER', clientId: 'said-000003', text: '第四句' })
  shop.said.reverse()
  shop.state = { state: 'WITH_AGENT', agentName: '阿晴', shopRead: 1, shopGot: 3 }
  await logIn()
  await open(Chat)
  await rest()
  const words = screen.getAllByText(/^第.句$/).map((element) => element.textContent)
  expect(words).toEqual(['第一句', '第二句', '第三句', '第四句'])
  expect(screen.getAllByText(/^已(发送|送达|读)$/).map((mark) => mark.textContent)).toEqual([
    '已读',
    '已送达',
    '已发送'
  ])
  expect(screen.getByText('阿晴正在接待')).toBeTruthy()
})

it('text is text, and only what the shop allows is a link', async () => {
  shop.add({ text: '<b>看</b> https://evil.example.com/a 和 /pagesC/shop/index' })
  await logIn()
  await open(Chat)
  await rest()
  expect(screen.getByText(/<b>看<\/b> https:\/\/evil/)).toBeTruthy()
  expect(screen.getAllByRole('link').map((element) => element.textContent)).toEqual(['/pagesC/shop/index'])
})

it('each session that has ended is rated at its end, once, also after another has begun', async () => {
  const ended = [1, 2].map((turn) => {
    shop.add({ text: `第${turn}次` })
    const { number } = shop.add({ from: 'SYSTEM', text: '这次服务已结束' })
    return { talkId: `cs_${turn}`, number, agentName: '阿晴', toRate: true }
  })
  shop.add({ from: 'SHOPPER', clientId: 'said-000001', text: '又来了' })
  shop.state = { state: 'ROBOT', talkId: 'cs_3', ratings: ended }
  shop.on('/o2msg/v1/chat/rate', () =>
    reply(
      talk({
        state: 'ROBOT',
        revision: 9,
        ratings: ended.map((rating, index) => (index === 0 ? { ...rating, stars: 5 } : rating))
      })
    )
  )
  await logIn()
  await open(Chat)
  await rest()
  const [first] = ended.map(({ number }) => within(document.querySelector(`[id$="-${number}"]`) as HTMLElement))
  expect(screen.getAllByRole('radiogroup', { name: '阿晴的服务怎么样？' })).toHaveLength(2)
  await act(async () => void fireEvent.click(first?.getAllByRole('radio')[4] as HTMLElement))
  await tap('提交评价')
  expect(await first?.findByText('已评价 5 星，谢谢')).toBeTruthy()
  expect(shop.askedFor('/chat/rate').map(({ body }) => JSON.parse(body ?? '{}') as object)).toEqual([
    { conversationId: 'ct_1', talkId: 'cs_1', stars: 5 }
  ])
  expect(screen.getAllByRole('radiogroup', { name: '阿晴的服务怎么样？' })).toHaveLength(1)
})

it('somebody who lost their number finds that as a card, for a visitor and after the login, and it goes by a tap', async () => {
  await open(Chat, { subject: 'PHONE_LOST' })
  await rest()
  await tap('告诉客服')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(shop.bodies()).toHaveLength(0)
  await logIn()
  await rest()
  expect(screen.getByText('原手机号已不用，换新号码')).toBeTruthy()
  expect(shop.bodies()).toHaveLength(0)
  await tap('告诉客服')
  await rest()
  expect(shop.bodies()).toMatchObject([{ kind: 'SUBJECT', subject: 'PHONE_LOST' }])
  expect(screen.queryByRole('button', { name: '告诉客服' })).toBeNull()
})

it('after a logout nothing of the talk is on the screen or the device', async () => {
  shop.add({ text: '只给她看' })
  await logIn()
  await open(Chat)
  await rest()
  await write('写了一半')
  expect(screen.getByText('只给她看')).toBeTruthy()
  act(() => stores.session.logout())
  expect(screen.queryByText('只给她看')).toBeNull()
  expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/写了一半|只给她看/)
})

it('an older message that is changed elsewhere leaves no gap among those that are shown', async () => {
  await logIn()
  for (let number = 1; number <= 40; number += 1) shop.add({ text: `第${number}句` })
  const ask = jest.fn(({ url }: RequestInput) => {
    const query = new URL(url, 'http://shop').searchParams
    const [since, before] = ['since', 'before'].map((name) => query.get(name))
    const older = shop.said.filter(({ number }) => before == null || number < Number(before)).slice(-30)
    const list = since == null ? older : shop.said.filter(({ revision }) => revision > Number(since))
    const upTo = Math.max(...shop.said.map(({ revision }) => revision))
    return reply({ conversation: shop.now, list, upTo, more: since == null && (older[0]?.number ?? 1) > 1 })
  })
  shop.on('GET /o2msg/v1/chat/messages', ask)
  await open(Chat)
  await screen.findByText('第40句')
  expect(screen.queryByText('第10句')).toBeNull()
  Object.assign(shop.said[2] ?? {}, { text: '第3句，改过', revision: 41 })
  await write('再问一句')
  await tap('发送')
  await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(1))
  await rest()
  expect(screen.getByText('再问一句')).toBeTruthy()
  expect(screen.queryByText('第3句，改过')).toBeNull()
  expect(screen.getByText('第11句')).toBeTruthy()
})
