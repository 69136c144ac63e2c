import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { DataOf, PartnerEntry, PartnerOrder, Withdrawal } from '@contract'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { layOut, usualWindow } from '../layout'
import { open, tap } from '../screens'
import type { RequestInput } from '@/platform/request/types'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import MyVallet from '@/pagesC/parner/my-vallet'
import WithdrawalPage from '@/pagesC/parner/withdrawal'

const go = routes.go as jest.Mock
const DAY = 86_400_000
const now = Date.now()
const missing = { refused: { code: 'partner.missing', message: '你还不是合伙人' } }

const account = (over: Partial<DataOf<'GET /o2cum/v1/partner/account'>> = {}) => ({
  partnerCode: 'HPQ7K2M5XA',
  availableFen: 328_640,
  frozenFen: 81_200,
  pendingFen: 24_650,
  payingFen: 0,
  earnedFen: 1_894_010,
  withdrawnFen: 1_459_520,
  todayFen: 13_280,
  yesterdayFen: 5_800,
  pendingOrders: 4,
  thaws: [{ at: now + 2 * DAY, fen: 32_600 }],
  month: '2026-11',
  days: Array.from({ length: 30 }, (_, index) => ({ day: index + 1, fen: index * 100 })),
  monthFen: 137_580,
  beforeFen: 100_000,
  months: ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map((month, index) => ({
    month,
    fen: index * 900
  })),
  ...over
})
const entry = (over: Partial<PartnerEntry> = {}): PartnerEntry => ({
  entryId: 'e1',
  kind: 'EARN',
  amountFen: 9_996,
  at: now - DAY,
  title: '侧吸油烟机',
  buyer: '周**',
  orderTail: '2206',
  basisPoints: 400,
  state: 'FROZEN',
  thawsAt: now + 6 * DAY,
  ...over
})
const order = (over: Partial<PartnerOrder> = {}): PartnerOrder => ({
  rowId: 'r1',
  title: '侧吸油烟机',
  picture: '/a.svg',
  buyer: '周**',
  orderTail: '2206',
  placedAt: now - 5 * DAY,
  paidFen: 249_900,
  backFen: 0,
  basisPoints: 400,
  earnedFen: 9_996,
  leftFen: 9_996,
  state: 'FROZEN',
  receivedAt: now - 3 * DAY,
  thawsAt: now + 4 * DAY,
  held: false,
  ...over
})
const withdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  withdrawalId: 'wd_1',
  state: 'SUBMITTED',
  amountFen: 200_000,
  feeFen: 0,
  taxFen: 24_000,
  arrivesFen: 176_000,
  bankName: '栖城银行',
  lastFour: '6021',
  submittedAt: now,
  ...over
})
const pageOf = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })
const details = (list: PartnerEntry[]) => ({ ...pageOf(list), month: '2026-11', inFen: 137_580, outFen: 202_640 })
const counts = { PENDING: 1, FROZEN: 2, AVAILABLE: 0, CLAWED: 0 }
const offer = (over: object = {}) => ({
  availableFen: 328_640,
  frozenFen: 81_200,
  mostFen: 328_640,
  card: { cardId: 'c1', bankName: '栖城银行', lastFour: '6021', holder: '林**', usableAt: now - DAY },
  holder: '林**',
  phoneMasked: '138****6021',
  rule: { leastFen: 1_000, dailyFen: 500_000, monthlyTimes: 3, freeTimes: 2, feeFen: 200 },
  todayFen: 0,
  monthTimes: 0,
  tax: { mode: 'MONTH', incomeFen: 0, withheldFen: 0, months: 1 },
  ...over
})
const [accountPath, detailsPath, ordersPath] = ['/partner/account', '/partner/account-details', '/glz-partner-orders']
const [withdrawPath, withdrawsPath, codePath] = ['/partner/withdraw', '/partner/withdraws', '/partner/withdraw-code']

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop()
    .answer(detailsPath, details([entry()]))
    .answer(accountPath, account())
    .answer(ordersPath, { ...pageOf([order()]), counts })
    .answer(withdrawsPath, pageOf([withdrawal()]))
    .answer(codePath, { captchaKey: 'wdr_1', resendAfterSeconds: 0, expiresInSeconds: 300 })
    .answer(withdrawPath, offer())
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  go.mockClear()
})
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(screen.getByLabelText(label), { target: { value } }))

describe('the wallet', () => {
  it('says the balance, the frozen amount and the kind of each movement', async () => {
    await open(MyVallet)
    expect(await screen.findByText('周** 买了侧吸油烟机')).toBeTruthy()
    expect(screen.getByText('+99.96')).toBeTruthy()
    expect(screen.getByText('¥812.00')).toBeTruthy()
    expect(screen.getByText('4 单还没收货')).toBeTruthy()
    expect(screen.getByText('比上月同期多 38%')).toBeTruthy()
    await tap('提现 ¥3,286.40')
    expect(go).toHaveBeenCalledWith('withdrawal')
  })

  it('five thousand movements, orders and withdrawals stay few elements', async () => {
    const many = <T,>(of: (index: number) => T) => ({
      ...pageOf(Array.from({ length: 5_000 }, (_, index) => of(index))),
      size: 20
    })
    shop
      .answer(detailsPath, {
        ...many((index) => entry({ entryId: `e${index}` })),
        month: '2026-11',
        inFen: 1,
        outFen: 1
      })
      .answer(ordersPath, { ...many((index) => order({ rowId: `r${index}` })), counts })
      .answer(
        withdrawsPath,
        many((index) => withdrawal({ withdrawalId: `wd_${index}` }))
      )
    const { scrollTo } = layOut(800, () => 100)
    try {
      await open(MyVallet)
      await screen.findAllByText('周** 买了侧吸油烟机')
      for (const tab of ['', '赚钱的订单', '提现记录']) {
        if (tab !== '') await tap(tab, 'tab')
        await scrollTo(2_500 * 100)
        expect(document.querySelectorAll('.ui-windowed__item > *').length).toBeGreaterThan(3)
        expect(document.querySelectorAll('*').length).toBeLessThan(1500)
      }
    } finally {
      usualWindow()
    }
  })

  it('says which money went back to the shop a year after leaving', async () => {
    shop.answer(detailsPath, details([entry({ kind: 'LAPSE', amountFen: -500, state: undefined })]))
    await open(MyVallet)
    expect(await screen.findByText('退出满一年没有提走')).toBeTruthy()
    expect(screen.getByText('已收回')).toBeTruthy()
  })

  it('hides every amount by its eye', async () => {
    await open(MyVallet)
    await screen.findByText('周** 买了侧吸油烟机')
    await tap('隐藏金额')
    for (const amount of ['¥812.00', '+99.96', '3,286', '137,580', '1,375.80'])
      expect(document.body.textContent).not.toContain(amount)
    for (const [tab, words] of [
      ['赚钱的订单', '侧吸油烟机'],
      ['提现记录', '已提交']
    ] as const) {
      await tap(tab, 'tab')
      await screen.findByText(words)
      expect(document.body.textContent).not.toMatch(/\d\.\d\d/)
    }
    await tap('钱包', 'tab')
    await tap('显示金额')
    expect(screen.getByText('¥812.00')).toBeTruthy()
  })

  it('names an unknown movement by its title', async () => {
    const later = { kind: 'GIFT' as never, buyer: undefined, basisPoints: undefined }
    shop.answer(
      detailsPath,
      details([entry({ ...later, title: '' }), entry({ ...later, entryId: 'e2', title: '年终奖励' })])
    )
    await open(MyVallet)
    expect(await screen.findByText('其他变动')).toBeTruthy()
    expect(screen.getByText('年终奖励')).toBeTruthy()
    expect(screen.queryByText(/买了/)).toBeNull()
  })

  it('names months in the shopper’s language, and their amounts as money', async () => {
    await open(MyVallet)
    expect(await screen.findByText('2026年11月收益')).toBeTruthy()
    await tap('月', 'radio')
    expect(screen.getByRole('radio', { name: '¥45 11月' })).toBeTruthy()
    act(() => setLocale('en-US'))
    expect(screen.getByText('Earned in Nov 2026')).toBeTruthy()
    expect(screen.getByRole('radio', { name: '¥45 Nov' })).toBeTruthy()
    act(() => setLocale('zh-CN'))
  })

  it('asks the shop which month it is, and for another once that is chosen', async () => {
    const months: (string | null)[] = []
    shop.answer(accountPath, ({ url }: RequestInput) => {
      const month = new URL(url, 'http://shop').searchParams.get('month')
      months.push(month)
      return account(month === null ? {} : { month })
    })
    await open(MyVallet)
    expect(await screen.findByText('2026年11月收益')).toBeTruthy()
    expect(new Set(months)).toEqual(new Set([null]))
    await tap('月', 'radio')
    await tap('¥9 7月', 'radio')
    expect(await screen.findByText('2026年7月收益')).toBeTruthy()
    expect(months.at(-1)).toBe('2026-07')
  })

  it('says the debt when more was taken back than there is', async () => {
    shop.answer(accountPath, account({ availableFen: -2_640 }))
    await open(MyVallet)
    expect(await screen.findByText('待补扣（元）')).toBeTruthy()
    expect(document.body.textContent).toContain('−26')
    // nothing can be withdrawn of it: the word is that of the kind of movements alone
    expect(screen.getAllByText('提现')).toHaveLength(1)
  })

  it('shows every state of a commission and why it is less, also one it does not know', async () => {
    const rows = [
      order(),
      order({ rowId: 'r2', state: 'FROZEN', held: true }),
      order({ rowId: 'r3', state: 'AVAILABLE', leftFen: 4_000, backFen: 100_000 }),
      order({ rowId: 'r4', state: 'CLAWED', leftFen: 0, backFen: 249_900 }),
      { ...order({ rowId: 'r5' }), state: 'constructor' }
    ]
    shop.answer(ordersPath, { ...pageOf(rows), counts })
    await open(MyVallet, { tab: 'ORDERS' })
    expect(await screen.findByText('有售后在处理，结束后解冻')).toBeTruthy()
    expect(screen.getByText('部分退款，佣金从 ¥99.96 减到 ¥40.00')).toBeTruthy()
    expect(screen.getByText('已全部退款，这笔佣金收回')).toBeTruthy()
    expect(screen.getByText('处理中')).toBeTruthy()
    // the page does not say of a state it does not know that the goods are on their way
    expect(screen.queryByText('朋友收货后开始算退货期')).toBeNull()
    await tap('冻结中 2')
    expect(shop.askedFor(ordersPath).at(-1)?.url).toContain('state=FROZEN')
  })

  it('shows no orders of before to who works no more, and leads to the wallet, which stays', async () => {
    shop.answer(ordersPath, { refused: { code: 'role.missing', message: '你的账号没有这项权限' } })
    await open(MyVallet, { tab: 'ORDERS' })
    expect(await screen.findByText('合作已停止或结束')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    await tap('看钱包')
    expect(await screen.findByText('收支明细')).toBeTruthy()
  })

  it('lists withdrawals by state, and takes back one that no bank has got yet', async () => {
    const rows = [
      withdrawal(),
      withdrawal({ withdrawalId: 'wd_2', state: 'FAILED', endedAt: now, reason: '银行卡状态异常' }),
      withdrawal({ withdrawalId: 'wd_3', state: 'PAYING' }),
      { ...withdrawal({ withdrawalId: 'wd_4' }), state: 'toString' }
    ]
    shop.answer(withdrawsPath, pageOf(rows)).answer('/partner/cancel-withdraw', withdrawal({ state: 'CANCELLED' }))
    await open(MyVallet, { tab: 'WITHDRAWALS' })
    expect(await screen.findByText('银行卡状态异常，钱已退回余额')).toBeTruthy()
    expect(screen.getByText('银行处理中')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '取消提现 ¥2,000.00' })).toHaveLength(1)
  })

  it('leads on from nothing, from a failure, and leads a shopper who is no partner to the notice', async () => {
    shop.answer(detailsPath, details([]))
    await open(MyVallet)
    expect(await screen.findByText('这个月还没有收支')).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(accountPath, { refused: { code: 'server.failed', message: '稍后再试' } })
    await open(MyVallet)
    expect(await screen.findByRole('button', { name: /重试|重新/ })).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(accountPath, missing)
    await open(MyVallet)
    await tap('了解合伙人')
    expect(go).toHaveBeenCalledWith('partnerNotify', {}, { replace: true })
  })
})

describe('withdrawing', () => {
  const ready = async () => {
    await open(WithdrawalPage)
    await screen.findByLabelText('提现金额')
  }

  it('refuses an amount that is no number, and says what arrives of a right one', async () => {
    await ready()
    const field = screen.getByLabelText<HTMLInputElement>('提现金额')
    for (const text of ['-1', '1e3', '２０', '1.234', '00', '99999999999']) {
      await type('提现金额', text)
      expect(field.value).toBe('')
    }
    await type('提现金额', '5')
    expect(screen.getByText('每次至少提 ¥10.00')).toBeTruthy()
    await type('提现金额', '4000')
    expect(screen.getByText('现在最多能提 ¥3,286.40')).toBeTruthy()
    await type('提现金额', '2000')
    expect(screen.getByRole('button', { name: '确认提现，到账 ¥1,760.00' })).toBeTruthy()
    await tap('全部提现')
    expect(field.value).toBe('3286.40')
  })

  it('withdraws once by the code of this amount, and asks for another code when the amount changes', async () => {
    await ready()
    await tap('获取验证码')
    expect(screen.getByText('请填写提现金额')).toBeTruthy()
    await type('提现金额', '2000')
    await tap('确认提现，到账 ¥1,760.00')
    expect(screen.getByText('请先获取并填写验证码')).toBeTruthy()
    await tap('获取验证码')
    await type('短信验证码', '408123')
    await type('提现金额', '2001')
    expect(screen.getByText('金额改了，请重新获取验证码')).toBeTruthy()
    await type('提现金额', '2000')
    await tap('重新获取')
    await type('短信验证码', '408123')
    shop.answer(withdrawPath, (input: { method?: string }) => (input.method === 'POST' ? withdrawal() : offer()))
    await tap('确认提现，到账 ¥1,760.00')
    const requests = shop
      .askedFor(withdrawPath)
      .filter(({ method, url }) => method === 'POST' && url.split('?')[0]?.endsWith(withdrawPath))
    expect(requests).toHaveLength(1)
    expect(JSON.parse(String(requests[0]?.body))).toEqual({
      amountFen: 200_000,
      cardId: 'c1',
      expectedFen: 176_000,
      captchaKey: 'wdr_1',
      captcha: '408123'
    })
    expect(go).toHaveBeenCalledWith('myVallet', { tab: 'WITHDRAWALS' }, { replace: true })
  })

  it('says why no code is sent where there is no card', async () => {
    shop.answer(withdrawPath, offer({ card: null }))
    await open(WithdrawalPage)
    await screen.findByText('还没有收款的银行卡')
    await type('提现金额', '100')
    await tap('获取验证码')
    expect(screen.getAllByText('还没有收款的银行卡')).toHaveLength(2)
    expect(shop.askedFor(codePath)).toHaveLength(0)
  })

  it('names a card by a right number, which stays nowhere on the device', async () => {
    const number = '6222020000000006023'
    shop.answer(withdrawPath, offer({ card: null })).answer('/partner/card', {
      cardId: 'c2',
      bankName: '栖城银行',
      lastFour: '6023',
      holder: '林**',
      usableAt: now + DAY
    })
    await ready()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认提现' }).disabled).toBe(true)
    await tap('添加银行卡')
    await screen.findByLabelText('银行卡号')
    await type('银行卡号', `${number.slice(0, 18)}4`)
    await tap('绑定这张卡')
    expect(screen.getByText('卡号不对，请检查')).toBeTruthy()
    expect(shop.askedFor('/partner/card')).toHaveLength(0)
    await type('银行卡号', number)
    await tap('绑定这张卡')
    expect(JSON.parse(String(shop.askedFor('/partner/card').at(-1)?.body))).toEqual({ cardNo: number })
    const storedText = JSON.stringify({ ...window.localStorage, ...window.sessionStorage, at: window.location.href })
    expect(storedText).not.toContain(number)
  })

  it('says when nothing can be withdrawn, and why', async () => {
    shop.answer(withdrawPath, offer({ availableFen: -2_640, mostFen: 0 }))
    await ready()
    expect(screen.getByText('之前的订单退款，还有 ¥26.40 要从后面的收益里扣，补上后才能提现')).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(withdrawPath, missing)
    await open(WithdrawalPage)
    expect(await screen.findByRole('button', { name: '了解合伙人' })).toBeTruthy()
  })
})
