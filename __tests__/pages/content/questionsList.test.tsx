import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { answerOf, boughtPath, briefPath, listPath, ownPath, pageOf, product, questionOf } from './questionSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import QuestionsList from '@/pagesB/questions/questionsList'

const go = routes.go as jest.Mock
const helpfulPath = '/consults/helpful'
const answeredQuestion = questionOf(1, { answerCount: 5, answers: [answerOf(1, { helpfulCount: 32 })] })
const topics = [
  { topic: 'CLEAN', count: 12 },
  { topic: 'NOISE', count: 5 }
]
const brief = { product, total: 68, topics, newAnswers: 2, list: [] }
let shop: FakeShop
const query = () => {
  const calls = shop.askedFor(listPath)
  return Object.fromEntries(new URL(calls[calls.length - 1]?.url ?? '', 'http://x').searchParams)
}

beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop()
    .answer(briefPath, brief)
    .answer(ownPath, pageOf([{ ...questionOf(9, { own: true, newAnswers: 2 }), product }]))
    .answer(listPath, pageOf([answeredQuestion, questionOf(2)]))
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  stores.session.token = undefined
})

it('shows the product, each question with its best answer, and how long its author has had it', async () => {
  await open(QuestionsList, { spuCode: 'P1' })
  expect(await screen.findByText('第 1 个问题')).toBeTruthy()
  for (const words of ['轻养电饭煲', '60+ 个问题', '第 1 个回答', '已购 33 天', '查看全部 5 个回答']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
})

it('is narrowed by what questions are about, and the same again takes it back; a search looks in all', async () => {
  await open(QuestionsList, { spuCode: 'P1' })
  await tap('清洁 10+')
  await waitFor(() => expect(query()).toMatchObject({ topic: 'CLEAN', sort: 'HOT' }))
  expect(screen.getByRole('button', { name: '清洁 10+' }).getAttribute('aria-pressed')).toBe('true')
  await tap('最新')
  await waitFor(() => expect(query()).toMatchObject({ topic: 'CLEAN', sort: 'NEWEST' }))
  await tap('清洁 10+')
  await waitFor(() => expect(query()['topic']).toBeUndefined())
  await tap('声音 5')
  await waitFor(() => expect(query()['topic']).toBe('NOISE'))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '吵' } })
  await waitFor(() => expect(query()['keyword']).toBe('吵'))
  expect(query()['topic']).toBeUndefined()
  expect(screen.queryByRole('button', { name: '清洁 10+' })).toBeNull()
})

it('a shopper’s own question says how many answers are new', async () => {
  shop.answer(listPath, pageOf([questionOf(1, { own: true, newAnswers: 2, answerCount: 2, answers: [answerOf(1)] })]))
  await open(QuestionsList, { spuCode: 'P1' })
  expect(await screen.findByText('你的问题有 2 个新回答')).toBeTruthy()
})

it('offers no answering to who did not receive the product', async () => {
  shop.answer(boughtPath, { spuCode: 'P1' })
  shop.answer(listPath, pageOf([questionOf(2)]))
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 2 个问题')
  await waitFor(() => expect(shop.askedFor(boughtPath)).not.toHaveLength(0))
  expect(screen.queryByRole('button', { name: '我来回答 第 2 个问题' })).toBeNull()
})

it('a question without an answer can be answered, but not by its asker', async () => {
  shop.answer(boughtPath, { spuCode: 'P1', boughtAt: 1, receivedAt: 2 })
  shop.answer(listPath, pageOf([questionOf(2), questionOf(3, { own: true })]))
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 2 个问题')
  await screen.findByRole('button', { name: '我来回答 第 2 个问题' })
  await tap('我来回答 第 2 个问题')
  expect(go).toHaveBeenCalledWith('answerQuestions', { questionId: 'qu_2' })
  expect(screen.queryByRole('button', { name: '我来回答 第 3 个问题' })).toBeNull()
})

it('a search asks the gateway for its words and says how many it found; nothing found says so', async () => {
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 1 个问题')
  shop.answer(listPath, pageOf([]))
  const field = screen.getByRole('searchbox', { name: '搜索问题' })
  await act(async () => {
    fireEvent.change(field, { target: { value: ' 糊底 ' } })
    fireEvent.keyDown(field, { key: 'Enter' })
  })
  await waitFor(() => expect(query().keyword).toBe('糊底'))
  expect(await screen.findByText('没有搜到这样的问题')).toBeTruthy()
  expect(screen.getByText('找到 0 个问题')).toBeTruthy()
})

it('loads the questions by an order', async () => {
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 1 个问题')
  expect(query()).toMatchObject({ spuCode: 'P1', sort: 'HOT' })
  await tap('最新')
  await waitFor(() => expect(query().sort).toBe('NEWEST'))
})

it('a shopper’s own questions stand in a tab of their own, with their topic', async () => {
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 1 个问题')
  expect(shop.askedFor(ownPath)).toHaveLength(0)
  await tap('我的提问', 'tab')
  const card = within((await screen.findByText('第 9 个问题')).closest<HTMLElement>('[role="listitem"]')!)
  expect(card.getByText('轻养电饭煲')).toBeTruthy()
})

it('without a login the tab of one’s own questions leads to it, and «helpful» does too', async () => {
  stores.session.token = undefined
  await open(QuestionsList, { spuCode: 'P1' })
  await screen.findByText('第 1 个问题')
  await tap('有用 32')
  expect(go).toHaveBeenCalledWith('login')
  expect(shop.askedFor(helpfulPath)).toHaveLength(0)
  await tap('我的提问', 'tab')
  expect(await screen.findByText('登录后看你的提问')).toBeTruthy()
  expect(shop.askedFor(ownPath)).toHaveLength(0)
})

it('«helpful» shows at once, is sent once for a double tap, and goes back when it was not kept', async () => {
  shop.answer(helpfulPath, new Error('500'))
  await open(QuestionsList, { spuCode: 'P1' })
  const button = await screen.findByRole('button', { name: '有用 32' })
  shop.hold(helpfulPath)
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(screen.getByRole('button', { name: '有用 33' })).toBeTruthy()
  await act(async () => shop.release())
  expect(await screen.findByRole('button', { name: '有用 32' })).toBeTruthy()
  expect(shop.askedFor(helpfulPath).length).toBeLessThanOrEqual(1)
})

it('a product without questions says so, and the way to ask is there', async () => {
  shop.answer(listPath, pageOf([])).answer(briefPath, { ...brief, total: 0, newAnswers: 0 })
  await open(QuestionsList, { spuCode: 'P1' })
  expect(await screen.findByText('还没有人提问')).toBeTruthy()
  await tap('向买过的人提问')
  expect(go).toHaveBeenCalledWith('postQuestions', { spuCode: 'P1' })
})

it('without a product it shows the shopper’s own questions about all', async () => {
  await open(QuestionsList, {})
  expect(await screen.findByText('第 9 个问题')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(shop.askedFor(listPath)).toHaveLength(0)
})
