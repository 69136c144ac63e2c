import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readDraft, stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { answerOf, boughtPath, briefPath, detailPath, product, questionOf } from './questionSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import AnswerQuestions from '@/pagesB/questions/answerQuestions'
import PostQuestions from '@/pagesB/questions/postQuestions'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const toast = feedback.toast as jest.Mock
let shop: FakeShop
const bodiesTo = (path: string) =>
  shop.requests.filter(({ method, url }) => method === 'POST' && new URL(url, 'http://x').pathname.endsWith(path))
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox'), { target: { value } }))

beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop()
    .answer(briefPath, { product, total: 0, topics: [], newAnswers: 0, list: [] })
    .answer(detailPath, { ...questionOf(1), product })
    .answer(boughtPath, { spuCode: 'P1', boughtAt: 1, receivedAt: 2 })
    .answer('/consults/answer', answerOf(1, { own: true, status: 'PENDING' }))
    .answer('/v1/consults', questionOf(1, { own: true, status: 'PENDING' }))
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  back.mockClear()
  toast.mockClear()
  stores.session.token = undefined
})

it('a question is sent once for two taps, says that it is looked at, and its draft goes', async () => {
  await open(PostQuestions, { spuCode: 'P1' })
  expect(await screen.findByText('轻养电饭煲')).toBeTruthy()
  await type('一个人用会不会太大？')
  expect(readDraft('question:P1')).toEqual({ text: '一个人用会不会太大？' })
  await act(async () => {
    const send = screen.getByRole('button', { name: '提交' })
    fireEvent.click(send)
    fireEvent.click(send)
  })
  await waitFor(() => expect(back).toHaveBeenCalledWith('questionsList'))
  expect(bodiesTo('/v1/consults')).toHaveLength(1)
  expect(toast).toHaveBeenCalledWith('已提交，审核后展示')
  expect(readDraft('question:P1')).toBeUndefined()
})

it.each([
  ['', '请先写点什么'],
  ['好吗', '再多写几个字，至少 4 个'],
  ['好'.repeat(5000), '最多 100 个字'],
  ['好用吗\u202e好用吗', '内容里有看不见的字符，请删掉']
])('what can’t be asked is said at the field and not sent (%#)', async (text, words) => {
  await open(PostQuestions, { spuCode: 'P1' })
  await screen.findByText('轻养电饭煲')
  if (text !== '') await type(text)
  await tap('提交')
  expect(screen.getByText(words)).toBeTruthy()
  expect(bodiesTo('/v1/consults')).toHaveLength(0)
})

it('other shoppers’ questions stand below the field, without a way to ask', async () => {
  shop.answer(briefPath, { product, total: 1, topics: [], newAnswers: 0, list: [questionOf(1)] })
  await open(PostQuestions, { spuCode: 'P1' })
  expect(await screen.findByText('问大家 1')).toBeTruthy()
  expect(screen.queryByText('去提问')).toBeNull()
})

it('no box of others stands there where nobody asked', async () => {
  await open(PostQuestions, { spuCode: 'P1' })
  await screen.findByText('轻养电饭煲')
  expect(screen.queryByText('问大家')).toBeNull()
})

it('a text that was too long stays whole in the field', async () => {
  await open(PostQuestions, { spuCode: 'P1' })
  await screen.findByText('轻养电饭煲')
  await type('好'.repeat(5000))
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toHaveLength(5000)
  expect(screen.getByText('5000/100')).toBeTruthy()
})

it('the same question again is refused in the gateway’s words, and its text stays', async () => {
  shop.answer('/v1/consults', { refused: { code: 'question.asked', message: '你已经问过这个问题了' } })
  await open(PostQuestions, { spuCode: 'P1' })
  await screen.findByText('轻养电饭煲')
  await type('一个人用会不会太大？')
  await tap('提交')
  await waitFor(() => expect(toast).toHaveBeenCalledWith('你已经问过这个问题了', 3000))
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('一个人用会不会太大？')
})

it('a missing product says so, without a form', async () => {
  shop.answer(briefPath, { refused: { code: 'product.missing', message: '商品不存在' } })
  await open(PostQuestions, { spuCode: 'P1' })
  expect(await screen.findByText('没有找到这件商品')).toBeTruthy()
})

it('a shopper who received the product answers', async () => {
  await open(AnswerQuestions, { questionId: 'qu_1' })
  expect(await screen.findByText('第 1 个问题')).toBeTruthy()
  await type('不会糊底')
  await tap('提交')
  await waitFor(() => expect(back).toHaveBeenCalledWith('questionsList'))
  expect(bodiesTo('/consults/answer')).toHaveLength(1)
})

it.each([
  [{}, { spuCode: 'P1' }, '买过的人才能回答', '看商品', 'productDetail'],
  [{}, { spuCode: 'P1', boughtAt: 1 }, '确认收货后就能回答', '看订单', 'myOrder'],
  [{ own: true }, { spuCode: 'P1', receivedAt: 2 }, '这是你自己的问题', '看回答', 'questionsDetail'],
  [{ answered: true }, { spuCode: 'P1', receivedAt: 2 }, '你已经回答过了', '看回答', 'questionsDetail']
])('who may not answer is told why before they write (%#)', async (over, purchase, words, action, route) => {
  shop.answer(detailPath, { ...questionOf(1, over), product }).answer(boughtPath, purchase)
  await open(AnswerQuestions, { questionId: 'qu_1' })
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await tap(action)
  expect(go.mock.calls[0]?.[0]).toBe(route)
})
