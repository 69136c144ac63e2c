import { createHash, createHmac } from 'node:crypto'
import { act, cleanup, screen } from '@testing-library/react'
import type { Trial, TrialEntry, TrialReport } from '@contract'
import { drawnOrder, listHashOf, sortedTickets } from '@domain/activity/trialDraw'
import { forgetQueries } from '@/api'
import { setLocale } from '@/i18n'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import ProductTrial from '@/pagesC/productTrial/productTrial'

const go = routes.go as jest.Mock
const DAY_MS = 86_400_000

const detailPath = '/product-trial/pub/detail'
const drawPath = '/product-trial/pub/draw'
const reportsPath = '/product-trial/pub/reports'
const entriesPath = '/product-trial/entries'
const applyPath = '/product-trial/apply'
const confirmPath = '/product-trial/confirm'
const listPath = '/v1/product-trial'
const addressPath = '/bp-address'

const digests = {
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
}
const seed = 'seed-of-tests'
const seedHash = digests.sha256(seed)
const tickets = Array.from({ length: 130 }, (_, index) => `tk_${index}`)
const listHash = listHashOf(tickets, digests)
const ranked = drawnOrder(seed, listHash, tickets, digests)
const draw = { seed, seedHash, listHash, tickets: sortedTickets(tickets), ranked, pieces: 2 }

const trial = (over: Partial<Trial> = {}): Trial => ({
  trialCode: 'T1',
  spuCode: 'P1',
  skuCode: 'K1',
  title: '扫拖机器人',
  picture: '/storage/pictures/a.svg',
  slogan: '会爬 2 厘米门槛',
  hint: '有门槛的家',
  worthFen: 199_900,
  pieces: 20,
  applicants: 3_216,
  state: 'OPEN',
  startAt: Date.now() - DAY_MS,
  closeAt: Date.now() + 4 * DAY_MS,
  drawAt: Date.now() + 5 * DAY_MS,
  seedHash,
  reports: 0,
  ...over
})
const entry = (over: Partial<TrialEntry> = {}): TrialEntry => ({
  entryId: 'E1',
  trialCode: 'T1',
  ticket: ranked[4] ?? '',
  state: 'APPLIED',
  text: '家里一只布偶、一只柯基，换毛季一天扫两回',
  appliedAt: Date.now() - 3_600_000,
  ...over
})
const report = (over: Partial<TrialReport> = {}): TrialReport => ({
  trialCode: 'T1',
  author: '周**',
  score: 5,
  text: '用了两周，猫毛基本看不见了',
  pictures: ['/storage/pictures/a.svg'],
  reportedAt: Date.now() - DAY_MS,
  title: '扫拖机器人',
  spuCode: 'P1',
  skuCode: 'K1',
  ...over
})
const address = {
  addressId: 'A1',
  receiver: '林知夏',
  phone: '13800006021',
  provinceCode: '330000',
  provinceName: '浙江省',
  cityCode: '330100',
  cityName: '杭州市',
  districtCode: '330106',
  districtName: '西湖区',
  detail: '桂语路66号',
  isDefault: true
}
const page = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })
const drawnTrial = (own?: TrialEntry): Trial =>
  trial({ state: 'DRAWN', listHash, seed, ...(own === undefined ? {} : { own }) })

let shop: FakeShop
const bodyTo = (path: string): unknown => JSON.parse(String(shop.askedFor(path).at(-1)?.body))
beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(detailPath, trial())
    .answer(drawPath, draw)
    .answer(reportsPath, page([report()]))
    .answer(entriesPath, {
      ...page([{ entry: entry({ state: 'DRAWN', confirmBefore: Date.now() + DAY_MS }), trial: drawnTrial() }]),
      due: 1
    })
    .answer(applyPath, entry())
    .answer(confirmPath, entry({ state: 'CONFIRMED', orderCode: 'O1' }))
    .answer(addressPath, { list: [address] })
    .answer(listPath, { ...page([trial(), trial({ trialCode: 'T2', title: '空气净化器' })]), open: 2 })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => {
    stores.session.logout()
    setLocale('zh-CN')
  })
  forgetQueries()
  jest.clearAllMocks()
})

describe('the lists', () => {
  it('show what can be applied for, and lead to it', async () => {
    await open(ProductTrial)
    expect(await screen.findByRole('tab', { name: '正在申请 2' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: '我的申请 1' })).toBeTruthy()
    expect(screen.getByText('免费送，不用还')).toBeTruthy()
    expect(screen.getAllByText('3,216')).toHaveLength(2)
    await tap('去申请 空气净化器')
    expect(go).toHaveBeenCalledWith('productTrial', { trialCode: 'T2' })
  })

  it('show the shopper’s own, with the next step', async () => {
    await open(ProductTrial, { tab: 'MINE' })
    expect(await screen.findByText(/选上了/)).toBeTruthy()
    await tap('去确认 扫拖机器人')
    expect(go).toHaveBeenCalledWith('productTrial', { trialCode: 'T1' })
  })

  it('ask a visitor to log in for their own', async () => {
    act(() => stores.session.logout())
    await open(ProductTrial, { tab: 'MINE' })
    await tap('去登录')
    expect(go).toHaveBeenCalledWith('login', {})
    expect(shop.askedFor(entriesPath)).toHaveLength(0)
  })

  it('show reports, with their pictures and the product', async () => {
    await open(ProductTrial, { tab: 'REPORTS' })
    expect(await screen.findByText('用了两周，猫毛基本看不见了')).toBeTruthy()
    await tap('看第 1 张图')
    expect(go).toHaveBeenCalledWith('previewImage', { urls: ['/storage/pictures/a.svg'], current: 0 })
  })

  it('say when the next one opens where there is none', async () => {
    shop.answer(listPath, { ...page<Trial>([]), open: 0, nextAt: Date.now() + DAY_MS })
    await open(ProductTrial)
    expect(await screen.findByText(/下一场 .* 开始/)).toBeTruthy()
    await tap('去首页逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })

  it('say that they did not come, and ask again', async () => {
    shop.answer(listPath, new Error('500'))
    await open(ProductTrial)
    shop.answer(listPath, { ...page([trial()]), open: 1 })
    await tap(/重试|再试/)
    expect(await screen.findByText('扫拖机器人')).toBeTruthy()
  })

  it('are in English too, with a state that is not known yet', async () => {
    act(() => setLocale('en-US'))
    shop.answer(listPath, { ...page([trial({ state: 'LATER' as Trial['state'] })]), open: 0 })
    await open(ProductTrial)
    expect(await screen.findByRole('button', { name: 'Details 扫拖机器人' })).toBeTruthy()
  })
})

describe('applying', () => {
  it('sends reason, address and promise, once', async () => {
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText(/桂语路66号/)).toBeTruthy()
    await tap('提交申请')
    await rest()
    expect(screen.getByText('再写具体一点，至少 10 个字')).toBeTruthy()
    expect(screen.getByText('请先答应写报告')).toBeTruthy()
    expect(shop.askedFor(applyPath)).toHaveLength(0)
    for (const hint of ['有猫狗', '有小孩', '地方小']) await tap(hint)
    await tap('没按时交，一年不能再申请', 'checkbox')
    await tap('提交申请')
    await rest()
    expect(bodyTo(applyPath)).toEqual({
      trialCode: 'T1',
      addressId: 'A1',
      text: expect.stringContaining('有猫狗') as string,
      agreed: true
    })
  })

  it('asks a visitor to log in, and keeps what was written', async () => {
    act(() => stores.session.logout())
    await open(ProductTrial, { trialCode: 'T1' })
    await tap('有猫狗')
    await tap('提交申请')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(screen.getByDisplayValue(/有猫狗/)).toBeTruthy()
  })

  it('begins with the reason written before', async () => {
    shop.answer(detailPath, trial({ own: entry() }))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByDisplayValue(/一只布偶/)).toBeTruthy()
    await tap('保存修改')
    await rest()
    expect(bodyTo(applyPath)).toMatchObject({ text: entry().text, agreed: true })
  })

  it('says before the writing that a shopper may not apply', async () => {
    shop.answer(detailPath, trial({ bannedUntil: Date.UTC(2199, 2, 1) }))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText('2199年3月1日 起可以再申请试用')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
  })

  it('says that the addresses did not come, and asks again', async () => {
    shop.answer(addressPath, new Error('offline'))
    await open(ProductTrial, { trialCode: 'T1' })
    await rest()
    expect(screen.queryByText('添加收货地址')).toBeNull()
    shop.answer(addressPath, { list: [address] })
    await tap(/重试|再试/)
    expect(await screen.findByText(/桂语路66号/)).toBeTruthy()
  })

  it('asks for an address where there is none', async () => {
    shop.answer(addressPath, { list: [] })
    await open(ProductTrial, { trialCode: 'T1' })
    await tap(/添加收货地址/, 'link')
    expect(go).toHaveBeenCalledWith('addAddress', { select: true })
  })

  it('says that there is no such trial, and leads on', async () => {
    shop.answer(detailPath, { refused: { code: 'trial.missing', message: '试用不存在' } })
    await open(ProductTrial, { trialCode: 'T9' })
    await tap('看看别的试用')
    expect(go).toHaveBeenCalledWith('productTrial', {})
  })
})

describe('the outcome', () => {
  it('a piece that was drawn is confirmed to an address', async () => {
    shop.answer(detailPath, drawnTrial(entry({ state: 'DRAWN', rank: 1, confirmBefore: Date.now() + DAY_MS })))
    await open(ProductTrial, { trialCode: 'T1' })
    await screen.findByText(/桂语路66号/)
    await tap('确认收下')
    await rest()
    expect(bodyTo(confirmPath)).toEqual({ entryId: 'E1', addressId: 'A1' })
  })

  it.each([
    [entry({ state: 'WAITING', rank: 25, ahead: 3 }), '候补第 4 位'],
    [entry({ state: 'MISSED', rank: 90 }), '这次没选上'],
    [entry({ state: 'LAPSED', rank: 1 }), '没按时确认，名额给了下一位'],
    [entry({ state: 'CONFIRMED', rank: 1, orderCode: 'O1' }), '确认了，等发货'],
    [entry({ state: 'REPORTED', orderCode: 'O1', report: { status: 'SHOWN', reportedAt: 1 } }), '报告已展示'],
    [entry({ state: 'LATER' as TrialEntry['state'] }), '打开看看']
  ])('is said: %j', async (own, words) => {
    shop.answer(detailPath, drawnTrial(own))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('a report is owed, and is written where reviews are', async () => {
    const sentOn = entry({ state: 'SENT', orderCode: 'O1', reportBefore: Date.now() + DAY_MS })
    shop.answer(detailPath, drawnTrial({ ...sentOn, received: true }))
    await open(ProductTrial, { trialCode: 'T1' })
    await tap('写报告')
    expect(go).toHaveBeenCalledWith('publishComments', { orderCode: 'O1' })
    cleanup()
    forgetQueries()
    // not before its piece came
    shop.answer(detailPath, drawnTrial(sentOn))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText(/^确认收货后写报告/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '写报告' })).toBeNull()
  })

  it('a report that was refused without a reason has to be mended all the same, by a time', async () => {
    const refusal = { status: 'REFUSED', reportedAt: 1 } as const
    const refusedEntry = entry({
      state: 'REPORTED',
      orderCode: 'O1',
      report: refusal,
      reportBefore: Date.now() + DAY_MS
    })
    shop.answer(detailPath, drawnTrial(refusedEntry))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText(/^报告没通过，\d+月\d+日 \d\d:\d\d 前改好$/)).toBeTruthy()
    expect(screen.queryByText('报告没通过：')).toBeNull()
    cleanup()
    forgetQueries()
    // its time is over: another trial is far, and the report can be mended still
    shop.answer(detailPath, drawnTrial({ ...refusedEntry, bannedUntil: Date.now() + 365 * DAY_MS }))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText('报告没按时交')).toBeTruthy()
    expect(screen.getByRole('button', { name: '写报告' })).toBeTruthy()
  })

  it('a shopper without an application reads that it is over, and is led on', async () => {
    shop.answer(detailPath, trial({ state: 'CLOSED', listHash }))
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText('申请截止了，等开奖')).toBeTruthy()
    expect(screen.queryByText(/自己验算这次开奖/)).toBeNull()
    await tap('看看别的试用')
    expect(go).toHaveBeenCalledWith('productTrial', {})
  })
})

describe('checking the draw', () => {
  it('works it out again on the device, and finds the own place', async () => {
    shop.answer(detailPath, drawnTrial(entry({ state: 'MISSED', rank: 5 })))
    await open(ProductTrial, { trialCode: 'T1' })
    await tap('在手机上验算')
    expect(await screen.findByText('验算通过：130 个号，名次一个不差')).toBeTruthy()
    expect(screen.getByText(`我的号 ${ranked[4]} 排第 5`)).toBeTruthy()
  })

  it.each([
    [{ seed: 'another' }, '种子和开始前公布的指纹对不上'],
    [{ tickets: draw.tickets.slice(1) }, '名单和截止时公布的指纹对不上'],
    [{ ranked: [...ranked].reverse() }, '名次和算出来的对不上'],
    // a hash that was changed after the fact
    [{ seed: 'another', seedHash: digests.sha256('another') }, '种子和开始前公布的指纹对不上']
  ])('finds out what is wrong: %#', async (lie, words) => {
    shop.answer(detailPath, drawnTrial()).answer(drawPath, { ...draw, ...lie })
    await open(ProductTrial, { trialCode: 'T1' })
    await tap('在手机上验算')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('keeps the data of the draw behind a line', async () => {
    shop.answer(detailPath, drawnTrial(entry({ state: 'MISSED', rank: 5 })))
    await open(ProductTrial, { trialCode: 'T1' })
    await screen.findByText('排第 5')
    expect(screen.queryByText(seedHash)).toBeNull()
    await tap('查看校验值')
    expect(screen.getByText(seedHash)).toBeTruthy()
    expect(screen.getByText(listHash)).toBeTruthy()
    expect(screen.getByText(seed)).toBeTruthy()
    expect(screen.getByLabelText('复制 我的号')).toBeTruthy()
  })

  it('says that the list did not come', async () => {
    shop.answer(detailPath, drawnTrial()).answer(drawPath, new Error('offline'))
    await open(ProductTrial, { trialCode: 'T1' })
    await tap('在手机上验算')
    expect(await screen.findByText('没取到名单，请再试一次')).toBeTruthy()
  })

  it('can’t be done before it is drawn', async () => {
    await open(ProductTrial, { trialCode: 'T1' })
    expect(await screen.findByText('开奖后可以在手机上验算')).toBeTruthy()
    expect(screen.queryByText('在手机上验算')).toBeNull()
    await tap('查看校验值')
    expect(screen.getByText(seedHash)).toBeTruthy()
  })
})
