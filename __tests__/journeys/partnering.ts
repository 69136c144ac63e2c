/** From the notice to money in the bank; and what is owed when what was withdrawn is refunded. */
import assert from 'node:assert/strict'
import { idCardCheck } from '../../domain/people/idCard'
import { DAY_MS, HOUR_MS } from '../../domain/spans'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const partneringTitle =
  'she applies, shows who she is, signs, shares, a friend buys, she withdraws, the bank fails, and pays the second time'
export const owingTitle =
  'what was bought by her link, withdrawn and refunded is owed, and earned back by the next order'

const NAME = '林禾见'
const CARD = '6222020000000000000'
/** Dear enough that a piece of it earns more than the least that can be withdrawn. */
const GOODS = 'FC4083'
const RETURN_DAYS = 8

let bornCount = 0
/** A right number of somebody grown up, another each time. */
function idNumber(): string {
  const day = new Date(Date.UTC(1985, 0, 1) + (Math.floor(Date.now() / 1000) % 3_000) * DAY_MS)
    .toISOString()
    .slice(0, 10)
  const digits = `330106${day.replaceAll('-', '')}${String(100 + (bornCount += 1))}`
  return digits + idCardCheck(digits)
}

const SMALL = '零一二三四五六七八九'
const numberOf = (words: string): number =>
  words.startsWith('十') ? 10 + Math.max(0, SMALL.indexOf(words.slice(1) || '零')) : SMALL.indexOf(words)
/** What a sum in words comes to. */
function answerTo(question: string): string {
  const [, first = '', second = '', third = ''] = /(\S+?)加(\S+?)，再减(\S+?)，/.exec(question) ?? []
  return String(numberOf(first) + numberOf(second) - numberOf(third))
}

const passDays = (shop: DemonstrationShop, days: number) =>
  shop.console('clock', { advanceMs: days * DAY_MS + 2 * HOUR_MS })

interface Account {
  availableFen: number
  frozenFen: number
  pendingFen: number
  payingFen: number
}
const accountOf = ({ call }: Customer) => call<Account>('GET /o2cum/v1/partner/account')

/** The books of the console add up. */
async function booksAddUp(shop: DemonstrationShop): Promise<void> {
  const { earnings } = await shop.desk<{ earnings: { check: { accounts: number; partners: number } } }>()
  assert.deepEqual(earnings.check, { accounts: 0, partners: 0 })
}

/** Somebody who comes by a partner's link, buys one piece and pays. */
async function buysBy(shop: DemonstrationShop, friend: Customer, partnerCode: string): Promise<string> {
  const { now: clickedAt } = await shop.desk<{ now: number }>()
  await friend.call('POST /o2cum/v1/partner/click', { body: { partnerCode, clickedAt } })
  const { list } = await friend.call<{ list: { skuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: GOODS, size: '1' }
  })
  const { settlementId } = await friend.call<{ settlementId: string }>('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode: list[0]?.skuCode ?? '', quantity: 1 }
  })
  const { payFen } = await friend.call<{ payFen: number }>('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  await friend.call('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen: payFen } })
  const { orderCodes } = await friend.call<{ orderCodes: string[] }>(
    'GET /o2cht/v1/order-settlements/query-settlement-detail',
    {
      query: { settlementId }
    }
  )
  const { paymentId } = await friend.call<{ paymentId: string }>('POST /o2ord-b2c/v1/order-trades/pay', {
    body: { orderCodes, channel: 'WECHAT', host: 'H5' }
  })
  await shop.console(`payments/${paymentId}`, { result: 'SUCCEEDED' })
  return orderCodes[0] ?? ''
}

const receives = async (shop: DemonstrationShop, friend: Customer, orderCode: string): Promise<void> => {
  for (const step of ['ship', 'deliver']) await shop.console(`orders/${orderCode}/${step}`)
  await friend.call('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
}

const codeOf = async (shop: DemonstrationShop, phone: string, answer: Promise<void>): Promise<string> => {
  await answer
  return shop.codeOf(phone)
}

/** Somebody with an address, who has no code to wait for. */
export async function partneringCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 61_000 })
  return customer
}

async function joins(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<string> {
  const { step, tap, sees } = host
  await step('reads the notice to its end, and applies', async () => {
    await host.enter('partnerNotify')
    await host.scrollsTo({ place: '.partner-end' })
    await tap('读过并同意以上规则')
    await tap('同意，去核身份')
    await host.reach('partnerValidate')
  })
  await step('shows who she is', async () => {
    const id = idNumber()
    await host.fills('真实姓名', NAME)
    await host.fills('身份证号', id)
    await tap('看不清，换成算题')
    await host.fills('图中的字符', answerTo(await host.reads(/等于多少/)))
    await tap('获取验证码')
    await host.fills('短信验证码', await codeOf(shop, customer.phone, sees(/秒后可重发/)))
    await tap('提交核验')
    await sees('身份已核验')
    await sees('林**')
    assert.ok(!(await host.shows(new RegExp(`${NAME}|${id}`))), 'neither name nor number is shown again')
    await tap('去签协议')
    await host.reach('partnerSignature')
  })
  await step('reads the contract, and signs', async () => {
    await host.scrollsTo({ words: /^确认签署$/ })
    await host.signs(NAME)
    await tap('确认签署')
    await sees('签好的协议')
  })
  const { partnerCode = '' } = await customer.call<{ partnerCode?: string }>('GET /o2cum/v1/partner/query')
  return partnerCode
}

/** Names the card, whose first day passes. */
async function namesCard(host: Teller, shop: DemonstrationShop): Promise<void> {
  await host.enter('withdrawal')
  await host.tap('添加银行卡')
  await host.fills('银行卡号', CARD)
  await host.tap('绑定这张卡')
  await host.sees(/（0000）/)
  await host.sees(/新卡 .* 起可以提现/)
  await passDays(shop, 1)
}

/** Withdraws all there is. */
async function withdraws(host: Teller, shop: DemonstrationShop, { phone }: Customer): Promise<void> {
  await host.enter('withdrawal')
  await host.sees(/^可提现 ¥[1-9]/)
  await host.tap('全部提现')
  await host.tap('获取验证码')
  await host.fills('短信验证码', await codeOf(shop, phone, host.sees(/秒后可重发/)))
  await host.tap(/^确认提现，到账/)
  await host.reach('myVallet')
  await host.sees('已提交')
}

async function bankAnswers(shop: DemonstrationShop, customer: Customer, manner: 'PAYS' | 'FAILS'): Promise<void> {
  await shop.console(`bank/${manner}`)
  const { list } = await customer.call<{ list: { withdrawalId: string }[] }>('GET /o2cum/v1/partner/withdraws')
  for (const step of ['review', 'approve']) await shop.console(`withdrawals/${list[0]?.withdrawalId ?? ''}/${step}`)
}

const LIST = { tab: 'WITHDRAWALS' }

/** From the notice to money in the bank. */
export async function earnsAndWithdraws(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, sees } = host
  const partnerCode = await joins(host, shop, customer)
  const friend = await shop.newCustomer()
  let orderCode = ''
  await step('shares: a product says what it earns her, and nobody else', async () => {
    const { list } = await customer.call<{ list: { spuCode: string }[] }>(
      'GET /o2srh/v1/pub/platform-products/search',
      { query: { keyword: GOODS, size: '1' } }
    )
    await host.enter('productDetail', { spuCode: list[0]?.spuCode ?? '' })
    await sees(/分享.*赚/)
  })
  await step('a friend buys by her link, and receives', async () => {
    orderCode = await buysBy(shop, friend, partnerCode)
    await host.enter('myVallet', { tab: 'ORDERS' })
    await sees('朋友收货后开始算退货期')
    await receives(shop, friend, orderCode)
    assert.ok((await accountOf(customer)).frozenFen > 0)
  })
  await step('names her card, which waits a day', () => namesCard(host, shop))
  await step('the days to return it pass', async () => {
    await passDays(shop, RETURN_DAYS)
    await host.enter('myVallet')
    await holds(async () => assert.ok((await accountOf(customer)).availableFen > 0))
  })
  await step('withdraws; the bank can’t pay, and all of it is back', async () => {
    const { availableFen } = await accountOf(customer)
    await withdraws(host, shop, customer)
    await bankAnswers(shop, customer, 'FAILS')
    await host.enter('myVallet', LIST)
    await sees('银行退回')
    await sees(/钱已退回余额/)
    assert.deepEqual((await accountOf(customer)).availableFen, availableFen)
  })
  await step('withdraws again, and is paid', async () => {
    await shop.console('clock', { advanceMs: 61_000 })
    await withdraws(host, shop, customer)
    await bankAnswers(shop, customer, 'PAYS')
    await host.enter('myVallet', LIST)
    await sees('已到账')
    const { availableFen, payingFen } = await accountOf(customer)
    assert.deepEqual([availableFen, payingFen], [0, 0])
    await booksAddUp(shop)
  })
  await step('nothing was complained of', async () => assert.deepEqual(await host.problems(), []))
}

/** A partner with a card, whose screens need not be told again. */
export async function workingPartner(shop: DemonstrationShop): Promise<{ customer: Customer; partnerCode: string }> {
  const customer = await partneringCustomer(shop)
  const { call, phone } = customer
  await call('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  const { captchaKey: pictureKey, question } = await call<{ captchaKey: string; question: string }>(
    'POST /o2cum/v1/sms/send-image-code',
    { body: { inWords: true } }
  )
  const { captchaKey } = await call<{ captchaKey: string }>('POST /o2cum/v1/sms/send-verification-code', {
    body: { purpose: 'IDENTITY', captchaKey: pictureKey, pictureCode: answerTo(question) }
  })
  const captcha = await shop.codeOf(phone)
  await call('POST /o2cum/v1/partner/verify', { body: { realName: NAME, idNumber: idNumber(), captchaKey, captcha } })
  const { version, hash } = await call<{ version: string; hash: string }>('GET /o2cum/v1/partner/contract')
  await call('POST /o2cum/v1/partner/contract', { body: { version, hash, typedName: NAME } })
  const { partnerCode } = await call<{ partnerCode: string }>('GET /o2cum/v1/partner/query')
  await call('POST /o2cum/v1/partner/card', { body: { cardNo: CARD } })
  await passDays(shop, 1)
  return { customer, partnerCode }
}

/** A friend's piece is faulty when it can be exchanged alone; the shop has no other, and gives the money back. */
async function bringsBack(shop: DemonstrationShop, friend: Customer, orderCode: string): Promise<void> {
  const { rows } = await friend.call<{ rows: { skuCode: string }[] }>('GET /o2ord-b2c/v1/order-trades/detail', {
    query: { orderCode }
  })
  const wish = { orderCode, skuCode: rows[0]?.skuCode ?? '', reasonCode: 'FAULTY' }
  const { amounts } = await friend.call<{ amounts: { refundFen: number } }>(
    'POST /o2as-b2c/v1/after/sale/apply-refundAmount',
    { body: { ...wish, kind: 'EXCHANGE', rows: [{ position: 0, quantity: 1 }] } }
  )
  const pictures = [await friend.sendPicture('POST /o2as-b2c/v1/refund/pictures')]
  const { caseCode } = await friend.call<{ caseCode: string }>('POST /o2as-b2c/v1/after/sale/apply-exchange-order', {
    body: { ...wish, position: 0, quantity: 1, text: '加热盘不热', pictures, expectedFen: amounts.refundFen }
  })
  await shop.console(`cases/${caseCode}/agree`)
  await friend.call('POST /o2as-b2c/v1/after/sale/exchange-logistics', {
    body: { caseCode, by: 'NUMBER', carrierCode: 'SQ', trackingNo: 'SQ4091 6620 318', pictures: [] }
  })
  for (const step of ['inspect', 'no-stock']) await shop.console(`cases/${caseCode}/${step}`)
  await friend.call('POST /o2as-b2c/v1/after/sale/answer', { body: { caseCode, answer: 'MONEY' } })
}

/** What was withdrawn and then refunded is owed, until the next order fills it. */
export async function owesAndEarnsBack(
  host: Teller,
  shop: DemonstrationShop,
  { customer, partnerCode }: { customer: Customer; partnerCode: string }
): Promise<void> {
  const { step, sees } = host
  const friend = await shop.newCustomer()
  const orderCode = await buysBy(shop, friend, partnerCode)
  await receives(shop, friend, orderCode)
  await passDays(shop, RETURN_DAYS)
  const { availableFen: earnedFen } = await accountOf(customer)
  assert.ok(earnedFen > 0)
  await step('withdraws what a friend’s order earned, and is paid', async () => {
    await withdraws(host, shop, customer)
    await bankAnswers(shop, customer, 'PAYS')
  })
  await step('the friend brings it back: what was paid out is owed, and nothing can be withdrawn', async () => {
    await bringsBack(shop, friend, orderCode)
    assert.equal((await accountOf(customer)).availableFen, -earnedFen)
    await host.enter('myVallet')
    await sees('待补扣（元）')
    await host.enter('withdrawal')
    await sees(/之前的订单退款，还有 .* 要从后面的收益里扣/)
  })
  await step('the next order fills it first', async () => {
    for (let orders = 0; orders < 2; orders += 1) {
      // points of one order would pay for the next
      const other = await shop.newCustomer()
      await receives(shop, other, await buysBy(shop, other, partnerCode))
    }
    // what they earn is of the prices of their day
    const { availableFen: owedFen, frozenFen } = await accountOf(customer)
    assert.equal(owedFen, -earnedFen)
    await passDays(shop, RETURN_DAYS)
    const { availableFen } = await accountOf(customer)
    assert.ok(availableFen > 0)
    assert.equal(availableFen, frozenFen - earnedFen)
    await host.enter('myVallet')
    await sees('可提现（元）')
    await booksAddUp(shop)
  })
}
