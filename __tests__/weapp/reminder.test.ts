/** «Remind me» before a flash sale: asked in the tap, kept at the gateway, sent when the sale begins; a no is respected. */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { endFlashSales, flashSale } from '../gateway/activities/flashSales'
import { shopAndPhone, startPhone } from './phone'
import type { HostSettings } from '../../simulator/host'

const here = shopAndPhone()
const hour = 3_600_000
const page = 'pagesB/productDetail/index'

/** A sale of POT that begins between one and two hours from now. */
beforeEach(async () => {
  await endFlashSales(here.shop, 'POT')
  await flashSale(here.shop, 'POT', { from: 1.5, to: 2.5 })
})

async function atPot(settings: Partial<HostSettings> = {}, loggedIn = true) {
  const shopper = await here.shop.shopper()
  const phone = here.use(
    await startPhone({
      address: here.address,
      ...(loggedIn ? { token: await here.shop.tokenOf(shopper.userId), userId: shopper.userId } : {}),
      page,
      params: { spuCode: 'P_POT', skuCode: 'POT' },
      settings
    })
  )
  const toasts = () => phone.calls('showToast').map(({ options }) => (options as { title: string }).title)
  const questions = () => phone.calls('requestSubscribeMessage').length
  const { phone: number } = await here.shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  const sent = async () => {
    const all = here.shop.core.db.selectFrom('outbox').select('title').where('recipient', '=', number)
    return (await all.where('kind', '=', 'SUBSCRIPTION').execute()).map(({ title }) => title)
  }
  return { phone, toasts, questions, sent }
}

describe('«remind me»', () => {
  it('asks in the tap, is told when the sale begins, and says so until then', async () => {
    const { phone, toasts, questions, sent } = await atPot()
    await phone.tap('提醒我')
    await phone.until('the promise', () => toasts().includes('开抢时会在微信里通知你'))
    assert.equal(questions(), 1)
    assert.deepEqual(
      phone.calls('requestSubscribeMessage').map(({ outcome }) => outcome),
      ['requestSubscribeMessage:ok']
    )
    await phone.until('what was set', () => phone.text().includes('已设提醒，点此取消'))
    await here.shop.sweep()
    assert.deepEqual(await sent(), [])
    await here.shop.core.clock.advance(2 * hour)
    await here.shop.sweep()
    assert.deepEqual(await sent(), ['秒杀开始提醒'])
    assert.deepEqual(phone.problems(), [])
  })

  it('can be taken back, and nothing is sent then', async () => {
    const { phone, toasts, sent } = await atPot()
    await phone.tap('提醒我')
    await phone.tap('已设提醒，点此取消')
    await phone.until('the word of it', () => toasts().includes('提醒已取消'))
    await phone.until('the first button', () => phone.text().includes('提醒我'))
    await here.shop.core.clock.advance(2 * hour)
    await here.shop.sweep()
    assert.deepEqual(await sent(), [])
    assert.deepEqual(phone.problems(), [])
  })

  it('that was refused promises nothing, and a second tap asks again', async () => {
    const { phone, toasts, questions } = await atPot({ subscription: 'reject' })
    await phone.tap('提醒我')
    await phone.until('the refusal', () => toasts().includes('没有允许接收提醒消息，开抢时无法通知你'))
    assert.ok(phone.text().includes('提醒我'))
    assert.equal(questions(), 1)
    phone.host.set({ subscription: 'accept' })
    await phone.tap('提醒我')
    await phone.until('the promise', () => toasts().includes('开抢时会在微信里通知你'))
    assert.equal(questions(), 2)
    assert.deepEqual(phone.problems(), [])
  })

  it('of somebody unknown leads to login first, and asks for nothing', async () => {
    const { phone, questions } = await atPot({}, false)
    await phone.tap('提醒我')
    await phone.until('the login', () => phone.route() === 'pagesC/login/login')
    assert.equal(questions(), 0)
  })
})
