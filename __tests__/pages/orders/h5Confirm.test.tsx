import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Confirm from '@/pagesC/h5/confirm'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
const path = '/pub/confirm-receive'
let shop: FakeShop
let state: string

const receipt = () => ({
  state,
  shopName: '栖禾自营',
  quantity: 2,
  rows: [{ skuCode: 'K1', title: '电热水壶', picture: '/storage/p.svg', specs: '白色', quantity: 2 }],
  ...(state === 'OPEN' ? { autoReceiveAt: Date.UTC(2026, 10, 30) } : { completedAt: Date.UTC(2026, 10, 24) })
})

beforeEach(async () => {
  window.localStorage.clear()
  await act(async () => stores.session.logout())
  act(() => setLocale('zh-CN'))
  state = 'OPEN'
  shop = new FakeShop().install().answer(path, ({ method }: { method: string }) => {
    if (method === 'POST') state = 'DONE'
    return receipt()
  })
  go.mockReset()
  confirm.mockReset()
  confirm.mockResolvedValue(true)
})
afterEach(() => {
  cleanup()
  shop.release()
})

const posts = () => shop.askedFor(path).filter(({ method }) => method === 'POST')

describe('the link of a message', () => {
  it('shows the goods without a login, and confirms after asking, once', async () => {
    await open(Confirm, { code: 'abc' })
    await screen.findByText('电热水壶')
    expect(screen.queryByText(/¥/)).toBeNull()
    await tap('确认收货')
    expect(confirm).toHaveBeenCalledTimes(1)
    await screen.findByText('已确认收货')
    expect(posts()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
    await tap('查看我的订单')
    expect(go).toHaveBeenLastCalledWith('myOrder')
  })

  it('that went to another number asks for the end of the receiver’s phone, and sends it', async () => {
    shop.answer(path, ({ method }: { method: string }) => {
      if (method === 'POST') state = 'DONE'
      return { ...receipt(), ...(state === 'OPEN' ? { asksPhone: true } : {}) }
    })
    await open(Confirm, { code: 'abc' })
    const field = await screen.findByLabelText('收货人手机号后四位')
    await tap('确认收货')
    await screen.findByText('请填 4 位数字')
    expect([confirm.mock.calls.length, posts().length]).toEqual([0, 0])
    await act(async () => void fireEvent.input(field, { target: { value: '6021' } }))
    await tap('确认收货')
    await screen.findByText('已确认收货')
    expect(JSON.parse(posts()[0]?.body ?? '{}')).toEqual({ code: 'abc', phoneEnd: '6021' })
    expect(screen.queryByLabelText('收货人手机号后四位')).toBeNull()
  })

  it('confirms nothing for who thinks better of it', async () => {
    confirm.mockResolvedValue(false)
    await open(Confirm, { code: 'abc' })
    await screen.findByText('电热水壶')
    await tap('确认收货')
    expect(posts()).toEqual([])
  })

  it.each([
    ['DONE', '已确认收货'],
    ['ENDED', '这笔订单已经结束'],
    ['EXPIRED', '链接已过期']
  ])('of state %s says so and offers no button', async (of, words) => {
    state = of
    await open(Confirm, { code: 'abc' })
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: '确认收货' })).toBeNull()
  })

  it('with a wrong code, or without one, says so with a way on', async () => {
    shop.answer(path, { refused: { code: 'receipt.missing', message: '链接不对' } })
    await open(Confirm, { code: 'wrong' })
    await waitFor(() => expect(screen.getByText('这个链接不对')).toBeTruthy())
    cleanup()
    await open(Confirm)
    expect(screen.getByText('这个链接不对')).toBeTruthy()
  })

  it('that was used meanwhile shows the state of its order', async () => {
    shop.answer(path, ({ method }: { method: string }) => {
      if (method !== 'POST') return receipt()
      state = 'ENDED'
      return { refused: { code: 'receipt.ended', message: '这笔订单已经结束' } }
    })
    await open(Confirm, { code: 'abc' })
    await screen.findByText('电热水壶')
    await tap('确认收货')
    await screen.findByText('不用再确认收货')
  })

  it('speaks English', async () => {
    act(() => setLocale('en-US'))
    await open(Confirm, { code: 'abc' })
    await screen.findByText('Have these arrived?')
    expect(screen.getByRole('button', { name: 'Confirm receipt' })).toBeTruthy()
  })
})
