// covers src/features/chat/room/
// What leaves the chat's screen besides words: pictures, signs of writing, and how far the talk has come on this device.
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as scroll from '@/platform/scroll'
import * as uploads from '@/platform/upload'
import type { RequestInput, RequestOutcome } from '@/platform/request/types'
import { stores } from '@/stores'
import { raw, refusal, reply } from '../../support/gateway'
import { longTalk, message } from '../../support/longChat'
import { lookAway, open, rest, tap } from '../screens'
import { talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
jest.mock('@/platform/upload', () => ({ chooseFiles: jest.fn(), compressPicture: jest.fn(), uploadFile: jest.fn() }))
import Chat from '@/pagesC/customer/backpage'
import { keepBox } from '@/features/chat/room/outbox'

const chooseFiles = jest.mocked(uploads.chooseFiles)
const compressPicture = jest.mocked(uploads.compressPicture)
const uploadFile = jest.mocked(uploads.uploadFile)
let shop: TalkGateway

const uploadReply = (path: string): RequestOutcome =>
  raw(JSON.stringify({ success: true, failed: false, code: '0', message: '', data: { path, url: path } }))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '消息' })
const write = (words: string) => act(async () => void fireEvent.change(field(), { target: { value: words } }))
const requestsTo = (path: string) =>
  shop.askedFor(path).map(({ body }) => JSON.parse(body ?? '{}') as { number?: number; mark?: string })
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
beforeEach(() => {
  jest.useFakeTimers()
  window.localStorage.clear()
  shop = talkGateway()
  act(() => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  jest.useRealTimers()
})

it('pictures that could not be stored are uploaded by another try, and go as one message', async () => {
  chooseFiles.mockResolvedValue(['blob:1', 'blob:2'].map((filePath) => ({ filePath, kind: 'picture', bytes: 9 })))
  compressPicture.mockImplementation((file) => Promise.resolve(`${file}-small`))
  uploadFile.mockResolvedValueOnce(uploadReply('/storage/uploads/f_1.jpg')).mockResolvedValueOnce({ kind: 'offline' })
  await open(Chat)
  await rest()
  await tap('发图片')
  await rest()
  expect(shop.bodies()).toEqual([])
  uploadFile.mockImplementation(({ filePath }) =>
    Promise.resolve(uploadReply(`/storage/uploads/f_${filePath.slice(5, 6)}.jpg`))
  )
  await tap('重新发送')
  await rest()
  expect(shop.bodies()).toMatchObject([
    { kind: 'PICTURES', pictures: ['/storage/uploads/f_1.jpg', '/storage/uploads/f_2.jpg'] }
  ])
  expect(screen.queryByText('发送中')).toBeNull()
})

it('reports typing to the other end for as long as it lasts, not by every letter', async () => {
  shop.state = { state: 'WITH_AGENT', agentName: '阿晴' }
  shop.on('/o2msg/v1/chat/typing', () => reply({ done: true }))
  await open(Chat)
  await rest()
  for (let letters = 1; letters <= 20; letters += 1) {
    await write('字'.repeat(letters))
    await pass(500)
  }
  expect(requestsTo('/chat/typing')).toHaveLength(3)
})

it('a person typing at the other end is shown for five seconds, and not after their message has come', async () => {
  shop.state = { state: 'WITH_AGENT', agentName: '阿晴', typing: true }
  await open(Chat)
  await rest()
  expect(screen.getByText('阿晴正在输入…')).toBeTruthy()
  // nothing answers any more
  shop.on('GET /o2msg/v1/chat/messages', { kind: 'offline' })
  await pass(5000)
  expect(screen.getByText('阿晴正在接待')).toBeTruthy()
  cleanup()
  shop = talkGateway()
  shop.state = { state: 'WITH_AGENT', agentName: '阿晴', typing: true }
  await open(Chat)
  await rest()
  shop.state = { state: 'WITH_AGENT', agentName: '阿晴', typing: false }
  shop.add({ text: '好的' })
  await pass(1000)
  await lookAway()
  expect(screen.getByText('好的')).toBeTruthy()
  expect(screen.getByText('阿晴正在接待')).toBeTruthy()
})

it('a message that comes while older ones are read is reported as delivered, not as read', async () => {
  const all = Array.from({ length: 90 }, (_, index) => message(index + 1))
  const ask = ({ url }: RequestInput) => {
    const query = new URL(url, 'http://shop').searchParams
    const [since, before] = ['since', 'before'].map((name) => query.get(name))
    const older = all.filter(({ number }) => before == null || number < Number(before)).slice(-30)
    const list = since == null ? older : all.filter(({ revision }) => revision > Number(since))
    const now = { ...longTalk, conversationId: 'ct_1', lastNumber: all.length, revision: all.length }
    return reply({
      conversation: { ...now, shopperRead: 90, shopperGot: 90 },
      list,
      upTo: all.length,
      more: since == null && (older[0]?.number ?? 1) > 1
    })
  }
  shop.on('GET /o2msg/v1/chat/messages', ask)
  await open(Chat)
  await rest()
  for (let pages = 0; pages < 2; pages += 1) {
    await tap('更早的消息')
    await rest()
  }
  expect(screen.getByText('回到最新')).toBeTruthy()
  all.push(message(91))
  await pass(5000)
  await rest()
  expect(requestsTo('/chat/read').filter(({ number }) => number === 91)).toEqual([
    { conversationId: 'ct_1', number: 91, mark: 'GOT' }
  ])
})

it('words that are sent while the talk can’t be opened are shown below the failure, and go when it can', async () => {
  shop.on('/o2msg/v1/chat/open', { kind: 'offline' })
  await open(Chat)
  await rest()
  // what was read of the service says nothing of now
  expect(document.querySelector('.chat-title__dot')).toBeNull()
  await write('有人吗')
  await tap('发送')
  await rest()
  expect(field().value).toBe('')
  expect(screen.getByText('有人吗')).toBeTruthy()
  expect(screen.getByText('重新发送')).toBeTruthy()
  expect(shop.bodies()).toEqual([])
  shop.on('/o2msg/v1/chat/open', () => reply(shop.now))
  await tap('重新发送')
  await rest()
  expect(shop.bodies()).toMatchObject([{ text: '有人吗' }])
  expect(screen.queryByText('重新发送')).toBeNull()
  expect(screen.getAllByText('有人吗')).toHaveLength(1)
})

it('an unsent message of one tab stays on the device when another tab keeps its own, until it has arrived or is deleted', async () => {
  shop.faults = [() => ({ kind: 'offline' }), () => ({ kind: 'offline' })]
  await open(Chat)
  await rest()
  await write('没发出去')
  await tap('发送')
  await rest()
  cleanup()
  // another tab, which was open before
  keepBox(undefined, '另一个标签页在写', [])
  await open(Chat)
  await rest()
  expect(field().value).toBe('另一个标签页在写')
  await pass(5000)
  await rest()
  expect(shop.said.map(({ text }) => text)).toEqual(['没发出去'])
  shop.faults = [() => refusal('chat.pictures', '图片已失效，请重新选择')]
  await write('删掉的')
  await tap('发送')
  await rest()
  await tap('删除')
  cleanup()
  await open(Chat)
  await rest()
  expect(shop.bodies().filter(({ text }) => text === '删掉的')).toHaveLength(1)
  expect(shop.said).toHaveLength(1)
})

it('goes to its end once more after a failed message, as the reason and the next step stand below it', async () => {
  const to = jest.spyOn(scroll, 'scrollToElement').mockImplementation(() => undefined)
  const timesAfter = async (words: string): Promise<number> => {
    to.mockClear()
    await write(words)
    await tap('发送')
    await rest()
    return to.mock.calls.length
  }
  await open(Chat)
  await rest()
  const usual = await timesAfter('有人吗')
  shop.faults = [() => refusal('chat.pictures', '图片已失效，请重新选择')]
  expect(await timesAfter('你好')).toBe(usual + 1)
  expect(screen.getByText('重新发送')).toBeTruthy()
})
