import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { answerOf, answersPath, detailPath, pageOf, product, questionOf } from './questionSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import QuestionsDetail from '@/pagesB/questions/questionsDetail'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const confirm = feedback.confirm as jest.Mock
const readPath = '/consults/read'
const firstBuyPath = '/get-user-first-buy-spu'
let shop: FakeShop
const of = (over = {}) => ({ ...questionOf(1, { answerCount: 2, ...over }), product })

beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop()
    .answer(detailPath, of())
    .answer(answersPath, pageOf([answerOf(1), answerOf(2, { byShop: true, author: '一号店', days: undefined })]))
    .answer(readPath, { done: true })
    .answer(firstBuyPath, { spuCode: product.spuCode, boughtAt: 1, receivedAt: 2 })
    .answer('/consults/delete', { done: true })
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  go.mockClear()
  back.mockClear()
  confirm.mockReset()
  stores.session.token = undefined
})

it('shows the question, its topic, and all answers; the shop by its name', async () => {
  await open(QuestionsDetail, { questionId: 'qu_1' })
  expect(await screen.findByText('第 1 个回答')).toBeTruthy()
  for (const words of ['轻养电饭煲', '第 1 个问题', '2 个回答', '已购 33 天', '一号店', '商家']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  await tap('向买过的人提问')
  expect(go).toHaveBeenCalledWith('postQuestions', { spuCode: product.spuCode })
  await tap('我来回答')
  expect(go).toHaveBeenCalledWith('answerQuestions', { questionId: 'qu_1' })
  expect(shop.askedFor(readPath)).toHaveLength(0)
})

it('offers no answer to a shopper without the product, and none to a visitor', async () => {
  shop.answer(firstBuyPath, { spuCode: product.spuCode })
  await open(QuestionsDetail, { questionId: 'qu_1' })
  await waitFor(() => expect(shop.askedFor(firstBuyPath)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: '向买过的人提问' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '我来回答' })).toBeNull()
})

it('its asker has read the answers by opening it, once', async () => {
  shop.answer(detailPath, of({ own: true, newAnswers: 2 }))
  await open(QuestionsDetail, { questionId: 'qu_1' })
  await waitFor(() => expect(shop.askedFor(readPath)).toHaveLength(1))
  await screen.findByText('第 1 个回答')
  expect(screen.queryByRole('button', { name: '我来回答' })).toBeNull()
  expect(shop.askedFor(readPath)).toHaveLength(1)
})

it('markup and several lines are read as they were written', async () => {
  shop.answer(answersPath, pageOf([answerOf(1, { text: '<b>好</b><img src=x>\n第二行' })]))
  await open(QuestionsDetail, { questionId: 'qu_1' })
  expect((await screen.findByText(/<b>好<\/b>/)).textContent).toBe('<b>好</b><img src=x>\n第二行')
})

it('a shopper’s own question goes after a confirmation, and not without', async () => {
  shop.answer(detailPath, of({ own: true }))
  await open(QuestionsDetail, { questionId: 'qu_1' })
  await screen.findByText('第 1 个回答')
  confirm.mockResolvedValueOnce(false)
  await tap('删除问题')
  expect(shop.askedFor('/consults/delete')).toHaveLength(0)
  confirm.mockResolvedValueOnce(true)
  await tap('删除问题')
  await waitFor(() => expect(back).toHaveBeenCalledWith('questionsList'))
  expect(shop.askedFor('/consults/delete')).toHaveLength(1)
})

it('an answer that is not shown says to its author why, and can be taken away', async () => {
  const own = answerOf(3, { own: true, status: 'REFUSED', refusedFor: '内容里有伤人的话，没有展示' })
  shop.answer(answersPath, pageOf([own])).answer('/consults/delete-answer', { done: true })
  await open(QuestionsDetail, { questionId: 'qu_1' })
  expect(await screen.findByText('内容里有伤人的话，没有展示')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '有用' })).toBeNull()
  confirm.mockResolvedValueOnce(true)
  await tap('删除')
  await waitFor(() => expect(shop.askedFor('/consults/delete-answer')).toHaveLength(1))
})

it('a question without answers, and a deleted one, say so', async () => {
  shop.answer(detailPath, of({ answerCount: 0 })).answer(answersPath, pageOf([]))
  await open(QuestionsDetail, { questionId: 'qu_1' })
  expect(await screen.findByText('还没有人回答')).toBeTruthy()
  await act(async () => cleanup())
  forgetQueries()
  const refusal = { refused: { code: 'question.missing', message: '问题不存在或已删除' } }
  shop.answer(detailPath, refusal).answer(answersPath, refusal)
  await open(QuestionsDetail, { questionId: 'qu_2' })
  expect(await screen.findByText('可能是提问的人删除了')).toBeTruthy()
  await tap('返回上一页')
  expect(back).toHaveBeenCalledWith('questionsList')
})
