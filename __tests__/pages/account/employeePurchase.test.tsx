import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { EmployeeGood, EmployeeMember } from '@contract'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readStored, stores, writeStored } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import EmployeePurchase from '@/pagesC/employeePurchase/employeePurchase'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const confirm = feedback.confirm as jest.Mock

const standingPath = '/v1/employee-purchase'
const goodsPath = '/employee-purchase/pub/goods'
const familyPath = '/employee-purchase/family-code'
const unbindPath = '/employee-purchase/unbind'
const buyPath = '/order-settlements/buy-now'

const good = (over: Partial<EmployeeGood> = {}): EmployeeGood => ({
  offerCode: 'EO1',
  skuCode: 'K1',
  spuCode: 'P1',
  title: '恒温电水壶',
  picture: '/storage/pictures/a.svg',
  specs: [],
  soloFen: 20_000,
  priceFen: 15_000,
  pieces: 1,
  left: 20,
  startAt: 1,
  endAt: 9_999_999_999_999,
  ...over
})
const member = (over: Partial<EmployeeMember> = {}): EmployeeMember => ({
  role: 'EMPLOYEE',
  employeeNo: 'QH****01',
  name: '林**',
  inService: true,
  quota: { pieces: 8, fen: 2_000_000 },
  left: { pieces: 5, fen: 648_000 },
  waitingFen: 264_000,
  resetsAt: Date.parse('2099-01-01T00:00:00+08:00'),
  family: [{ inviteCode: 'ABCDEFGH2345', madeAt: 1, name: '周**', fen: 128_000 }],
  familyLeft: 2,
  ...over
})
const listOf = (list: EmployeeGood[]) => ({ list, total: list.length, page: 1, size: 10 })
const wishTo = (path: string): unknown => JSON.parse(String(shop.askedFor(path).at(-1)?.body))

let shop: FakeShop
/** Calls of the standing itself. */
const requestsBy = (method: 'GET' | 'POST') =>
  shop
    .askedFor(standingPath)
    .filter((input) => (input.url.split('?')[0] ?? '').endsWith(standingPath) && input.method === method)
beforeEach(() => {
  window.localStorage.clear()
  // the shorter path last: it is a part of the others
  shop = new FakeShop()
    .answer(goodsPath, listOf([good()]))
    .answer(familyPath, { member: member({ familyLeft: 1 }) })
    .answer(unbindPath, {})
    .answer(standingPath, { member: member() })
    .answer(buyPath, { settlementId: 'ST1' })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
})

describe('an employee', () => {
  it('sees the rest of the year’s quota and buys at the employee’s price', async () => {
    await open(EmployeePurchase)
    await screen.findByText('¥6,480.00')
    expect(screen.getByText('已买 ¥10,880')).toBeTruthy()
    expect(screen.getByText('待收货 ¥2,640')).toBeTruthy()
    expect(screen.getByText('还剩 5 件')).toBeTruthy()
    expect(screen.getByText('员工 7.5 折')).toBeTruthy()
    await tap('内购：恒温电水壶，¥150')
    expect(wishTo(buyPath)).toMatchObject({
      skuCode: 'K1',
      quantity: 1,
      seenPriceFen: 15_000,
      employee: { offerCode: 'EO1' }
    })
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
  })

  it.each([
    [{ obstacle: 'FEN' }, '今年的额度不够了'],
    [{ obstacle: 'PIECES' }, '今年的件数不够了'],
    [{ obstacle: 'CATEGORY', freeAt: Date.parse('2099-03-05T04:00:00Z') }, '同类 2099年3月5日 起可买'],
    [{ obstacle: 'SOLD_OUT', left: 0 }, '已买完，可按平时价买'],
    [{ obstacle: 'LATER_WORD' as never }, '暂时不能买']
  ] as const)('is told why something can’t be bought: %o', async (over, words) => {
    shop.answer(goodsPath, listOf([good(over)]))
    await open(EmployeePurchase)
    await screen.findByText(words)
    expect(screen.queryByRole('button', { name: /^内购：/ })).toBeNull()
  })

  it('gives the family a code, and sees the purchases made with it', async () => {
    await open(EmployeePurchase)
    await screen.findByText('已发 1 个')
    expect(screen.queryByText('周** 买了 ¥1,280')).toBeNull()
    await tap(/已发 1 个/)
    expect(screen.getByText('周** 买了 ¥1,280')).toBeTruthy()
    expect(screen.getByRole('button', { name: '复制 ABCDEFGH2345' })).toBeTruthy()
    await tap(/已发 1 个/)
    expect(screen.queryByText('周** 买了 ¥1,280')).toBeNull()
    await tap('发邀请码')
    await rest()
    expect(screen.getByText('周** 买了 ¥1,280')).toBeTruthy()
    expect(shop.askedFor(familyPath).length).toBe(1)
  })

  it('takes back a code that nobody uses, when it is confirmed', async () => {
    const codes = [
      { inviteCode: 'ABCDEFGH2345', madeAt: 1, name: '周**', fen: 0 },
      { inviteCode: 'ABCDEFGH6789', madeAt: 2, fen: 0 }
    ]
    shop.answer(standingPath, { member: member({ family: codes }) })
    await open(EmployeePurchase)
    await screen.findByText('已发 2 个')
    await tap(/已发 2 个/)
    expect(screen.getByText('还没人用')).toBeTruthy()
    confirm.mockResolvedValueOnce(false)
    await tap('收回')
    await rest()
    expect(shop.askedFor(familyPath).length).toBe(0)
    confirm.mockResolvedValueOnce(true)
    await tap('收回')
    await rest()
    expect(String(shop.askedFor(familyPath)[0]?.url)).toContain('inviteCode=ABCDEFGH6789')
    expect(requestsBy('GET').length).toBe(2)
  })

  it('unbinds only when it is confirmed', async () => {
    await open(EmployeePurchase)
    await screen.findByText('解绑')
    confirm.mockResolvedValueOnce(false)
    await tap('解绑')
    await rest()
    expect(shop.askedFor(unbindPath).length).toBe(0)
    confirm.mockResolvedValueOnce(true)
    await tap('解绑')
    await rest()
    expect(shop.askedFor(unbindPath).length).toBe(1)
  })

  it('sees the large or the small ones', async () => {
    await open(EmployeePurchase)
    await tap('大家电', 'radio')
    await rest()
    expect(String(shop.askedFor(goodsPath).at(-1)?.url)).toContain('large=true')
  })

  it('has a way back to all from a kind that has none', async () => {
    await open(EmployeePurchase)
    await screen.findByText('恒温电水壶')
    shop.answer(goodsPath, listOf([]))
    await tap('大家电', 'radio')
    expect(await screen.findByText('这一类现在没有')).toBeTruthy()
    shop.answer(goodsPath, listOf([good()]))
    await tap('看全部')
    expect(await screen.findByText('恒温电水壶')).toBeTruthy()
    expect(screen.getByRole('radio', { name: '全部' }).getAttribute('aria-checked')).toBe('true')
  })

  it('opens the orders of employee purchases', async () => {
    await open(EmployeePurchase)
    await tap('内购订单')
    expect(go).toHaveBeenCalledWith('filterOrder', { kind: 'EMPLOYEE' })
  })

  it('that has left reads so, and can give no code', async () => {
    shop.answer(standingPath, { member: member({ inService: false, familyLeft: 0 }) })
    await open(EmployeePurchase)
    await screen.findByText('员工已离职，不能再内购')
    expect(screen.queryByText('发邀请码')).toBeNull()
  })
})

describe('somebody without an invitation', () => {
  beforeEach(() => {
    shop
      .answer(standingPath, {})
      .answer(goodsPath, listOf([good({ priceFen: undefined as never, obstacle: 'NOT_MEMBER' })]))
  })

  it('enters a code, which is checked before it is sent', async () => {
    await open(EmployeePurchase)
    const field = await screen.findByLabelText('邀请码')
    fireEvent.change(field, { target: { value: 'E10086' } })
    await tap('绑定')
    await screen.findByText('邀请码是 12 位的字母和数字')
    expect(requestsBy('POST')).toEqual([])
    fireEvent.change(field, { target: { value: 'qhyu-angq-ng26' } })
    await tap('绑定')
    await rest()
    const [request] = requestsBy('POST')
    expect(JSON.parse(String(request?.body))).toEqual({ inviteCode: 'QHYUANGQNG26' })
    expect(toast).toHaveBeenCalledWith('绑定好了')
  })

  it('sees the goods at the usual price', async () => {
    await open(EmployeePurchase)
    await screen.findByText('绑定后看员工价')
    // said once
    expect(screen.queryByText('绑定后可买')).toBeNull()
    expect(screen.queryByText('员工 7.5 折')).toBeNull()
    await tap(/恒温电水壶/, 'link')
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'K1' })
  })

  it('sends a visitor to the login at the act', async () => {
    act(() => stores.session.logout())
    await open(EmployeePurchase)
    await screen.findByText('登录后填邀请码，就能按员工价买')
    await tap('登录')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(requestsBy('GET')).toEqual([])
  })

  it('has a way on where nothing is sold', async () => {
    shop.answer(goodsPath, listOf([]))
    await open(EmployeePurchase)
    await tap('去首页逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })
})

describe('the invitation of a scanned code', () => {
  const requests = () => requestsBy('POST')

  it('is taken once and forgotten', async () => {
    writeStored('employeePurchase', 'QHYUANGQNG26')
    await open(EmployeePurchase)
    await rest()
    expect(requests().map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([{ inviteCode: 'QHYUANGQNG26' }])
    expect(readStored('employeePurchase')).toBeUndefined()
  })

  it('waits for the login, and is taken then', async () => {
    act(() => stores.session.logout())
    writeStored('employeePurchase', 'QHYUANGQNG26')
    await open(EmployeePurchase)
    await screen.findByText('邀请已收到，登录后自动绑定')
    expect(requests()).toEqual([])
    act(() => stores.session.login('T1', 'U1'))
    await rest()
    expect(requests().length).toBe(1)
    expect(readStored('employeePurchase')).toBeUndefined()
  })

  it('is forgotten when it is refused', async () => {
    writeStored('employeePurchase', 'E10086/7')
    shop.answer(standingPath, { refused: { code: 'employee.invitation', message: '邀请码不对' } })
    await open(EmployeePurchase)
    await rest()
    expect(readStored('employeePurchase')).toBeUndefined()
  })
})
