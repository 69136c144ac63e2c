import { randomInt } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { addAddress } from '../areas/address'
import { buyNow, chooseRewards, submit } from '../areas/checkout'
import { findOrAddCustomer } from '../areas/customer'
import { endGroupBuy, groupDesk } from '../areas/groupBuy'
import { settlePayment, startPayment } from '../areas/payment'
import type { Core } from '../core/area'
import { inTransaction, type Db } from '../core/database/database'
import { notFound } from '../core/errors'
import { STAFF } from './staff'

interface OpenGroup {
  groupCode: string
  activityCode: string
  skuCode: string
  size: number
}

/** A new customer with an address, like one who tries the shop. */
async function newcomer(db: Db, clock: Core['clock']): Promise<string> {
  const phone = `199${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const nickName = { zh: '团友', en: 'Friend' }
  const { userId } = await findOrAddCustomer(db, { phone, nickName, now: clock.date() })
  const place = { provinceCode: '330000', cityCode: '330100', districtCode: '330106', detail: '文三路 478 号' }
  await addAddress(db, clock, userId, { receiver: '团友', phone, ...place, isDefault: true }, 'zh-CN')
  return userId
}

/** A seat that somebody new pays for, by the services that shoppers buy through. */
async function join(core: Core, { groupCode, activityCode, skuCode, size }: OpenGroup): Promise<void> {
  const paymentId = await inTransaction(core.db, async (db) => {
    const userId = await newcomer(db, core.clock)
    const by = { userId, locale: 'zh-CN' as const, nowMs: core.clock.now() }
    const group = { activityCode, size, groupCode }
    const settlementId = await buyNow(db, by, { skuCode, quantity: 1, group })
    const none = { userCouponIds: [], userPacketId: null, usePoints: false }
    const { payFen } = await chooseRewards(db, by, { settlementId, ...none })
    const { orderCodes } = await submit(db, by, { settlementId, expectedPayFen: payFen })
    const paying = { ...by, mode: core.mode }
    return (await startPayment(db, paying, { orderCodes, channel: 'WECHAT', host: 'H5' })).paymentId
  })
  await settlePayment(core, paymentId, 'SUCCEEDED')
}

/** Fills an open group with people who order and pay; it is full in the transaction of the last payment, as ever. */
async function fillGroup(core: Core, groupCode: string): Promise<void> {
  const { groups } = await groupDesk(core)
  const group = groups.find((group) => group.groupCode === groupCode)
  if (group === undefined) throw notFound('group.missing', '没有这个团，或已不在拼', 'There is no such open group')
  for (let seat = group.paid; seat < group.size; seat += 1) await join(core, group)
}

/** Ends group buys, and fills groups, in place of the shop's people and of shoppers. */
export function addGroupApi(app: FastifyInstance, core: Core): void {
  const codeOf = (params: unknown): string => (params as Record<string, string>)['code'] ?? ''
  app.post('/demo/api/groups/:code/end', async ({ params }) => {
    await endGroupBuy(core, STAFF, codeOf(params))
    return { done: true }
  })
  app.post('/demo/api/groups/:code/fill', async ({ params }) => {
    await fillGroup(core, codeOf(params))
    return { done: true }
  })
}
