/** Somebody whose phone changes: with the old one at hand, without it, and who nearly leaves the shop for good. */
import assert from 'node:assert/strict'
import { freshPhone, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const leavingTitle = 'she changes her phone, throws the tablet out, asks to close the account and keeps it'
export const lostTitle =
  'she no longer has her number: a person of the brand’s notes the new one, and its code ends the wait'

const SHEET = '.own-form'
const CODE = '短信验证码'
const INFO = 'GET /o2cum/v1/customer-info'
const DAY_MS = 86_400_000

/** Somebody new who can get a code; their first login is on a tablet. */
export async function leavingCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  await shop.console('clock', { advanceMs: 61_000 })
  return customer
}

const masked = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`
const saying = (words: string): RegExp => new RegExp(words.replaceAll('*', '\\*'))

async function logsIn(host: Teller, shop: DemonstrationShop, { phone }: Customer): Promise<void> {
  await host.enter('login')
  await host.logIn(shop, phone)
  await host.there('.home-head')
  await host.enter('basicInformation')
  await host.sees('2 台')
  await shop.console('clock', { advanceMs: 61_000 })
}

/** As somebody who is logged out, with the phone of this customer. */
export async function changesAndStays(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap } = host
  const next = freshPhone()
  await step('logs in on her phone, beside the tablet', () => logsIn(host, shop, customer))
  await step('changes her phone by a code to each', async () => {
    await tap('手机号')
    await tap('获取验证码', SHEET)
    await host.sees(/秒后/, SHEET)
    await host.fills(CODE, await shop.codeOf(customer.phone))
    await host.fills('新手机号', next)
    await tap('获取验证码', SHEET)
    await host.counts(/秒后/, 2)
    await host.fills(CODE, await shop.codeOf(next), 1)
    await tap('更换手机号', SHEET)
    await host.sees(saying(masked(next)))
  })
  await step('has thrown the tablet out by that', async () => {
    await assert.rejects(customer.call(INFO), / 401 /)
    await host.sees('1 台')
  })
  await step('asks to close the account, and keeps it', async () => {
    await shop.console('clock', { advanceMs: 61_000 })
    // the sheet that closes has a field for a code, too
    await host.counts('现在的手机号', 0)
    await tap('注销账号')
    await tap('获取验证码', SHEET)
    await host.sees(/秒后/, SHEET)
    await host.fills(CODE, await shop.codeOf(next))
    await tap('确认注销')
    await host.sees(/^账号将于/, '.own-notice')
    await tap('保留账号')
    await host.misses('.own-notice')
    await host.sees(saying(masked(next)))
  })
  assert.deepEqual(await host.problems(), [])
}

/** As somebody who is logged out, with the phone of this customer. */
export async function losesNumber(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap } = host
  const next = freshPhone()
  await step('logs in while she still has the number', () => logsIn(host, shop, customer))
  await step('is led from her phone into the chat, where the card of it waits to be sent', async () => {
    await shop.console('chat/hours', { from: 0, to: 1440 })
    await tap('手机号')
    await tap('旧号码已经不用了')
    await host.reach('customerBackpage')
    await host.sees('原手机号已不用，换新号码')
    await tap('告诉客服')
    await host.sees('我的原手机号已不用了，想换成新的手机号')
  })
  await step('is taken by a person of the brand’s, who notes the new number', async () => {
    const { list } = await customer.call<{ list: { conversationId: string; state: string }[] }>(
      'GET /o2msg/v1/chat/conversations'
    )
    const id = list.find(({ state }) => state === 'QUEUED')?.conversationId ?? ''
    await shop.console(`chat/${id}/take`, { agent: 'qing' })
    await shop.console(`chat/${id}/phone`, { agent: 'qing', phone: next })
    await host.sees(saying(`^已登记把账号换到 ${masked(next)}`))
  })
  await step('sees the wait, and finishes it after seven days by a code to the new number', async () => {
    await host.enter('basicInformation')
    await host.sees(saying(`起，可以把手机号换成 ${masked(next)}`))
    await shop.console('clock', { advanceMs: 7 * DAY_MS })
    await host.enter('index')
    await host.enter('basicInformation')
    await tap('去更换')
    await tap('获取验证码', SHEET)
    await host.sees(/秒后/, SHEET)
    await host.fills(CODE, await shop.codeOf(next))
    await tap('更换手机号', SHEET)
    await host.misses('.own-notice')
    await host.sees(saying(masked(next)))
    await assert.rejects(customer.call(INFO), / 401 /)
  })
  assert.deepEqual(await host.problems(), [])
}
