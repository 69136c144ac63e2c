/** What carriers and the provider of payments say of cases. */
import { INSPECT_MS } from '../../../../domain/aftersale/afterSale'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { refundOf, settleRefund } from '../payment'
import { hold, move, type LockedCase } from './moving'
import { complete, subjectOf, tellPaid } from './settling'
import * as store from './store'
import * as exchanges from './storeExchange'
import { caseMoved } from './words'

type CoreParts = Pick<Core, 'db' | 'clock'>

const hearing = (
  core: CoreParts,
  caseCode: string,
  work: (tx: Db, claim: LockedCase, now: Date) => Promise<unknown>
): Promise<void> =>
  inTransaction(core.db, async (tx) => {
    await work(tx, await hold(tx, caseCode), core.clock.date())
  })

/** The carrier's word of what comes back: it moves, or it is there. */
export const carry = (core: CoreParts, caseCode: string, step: 'move' | 'sign'): Promise<void> =>
  hearing(core, caseCode, async (tx, { record }, now) => {
    if (record.state !== 'RETURNING' || record.way === null || record.signed_at !== null) throw caseMoved()
    const text =
      step === 'sign'
        ? { zh: '退货仓已签收', en: 'The returns warehouse has it' }
        : { zh: '包裹在路上', en: 'The parcel is on its way' }
    const way = { ...record.way, tracks: [...record.way.tracks, { at: now.getTime(), text }] }
    const changes = { way: JSON.stringify(way) }
    const there = step === 'sign' ? { signed_at: now, due_at: new Date(now.getTime() + INSPECT_MS) } : {}
    if (!(await store.changeCase(tx, record, { ...changes, ...there }))) throw caseMoved()
  })

/** The carrier's word of what is sent in an exchange: it moves, or it was handed over. */
export const carryNew = (core: CoreParts, caseCode: string, step: 'move' | 'sign'): Promise<void> =>
  hearing(core, caseCode, async (tx, { record }, now) => {
    if (record.state !== 'RESENT') throw caseMoved()
    const { tracks, signed_at: signedAt } = await exchanges.exchangeOf(tx, caseCode)
    if (signedAt !== null) throw caseMoved()
    const text =
      step === 'sign'
        ? { zh: '新的已送到', en: 'The new one is there' }
        : { zh: '新的在路上', en: 'The new one is on its way' }
    await exchanges.changeExchange(tx, caseCode, {
      tracks: JSON.stringify([...tracks, { at: now.getTime(), text }]),
      ...(step === 'sign' ? { signed_at: now } : {})
    })
  })

/** What the provider says of a case's money, once; heard again it changes nothing. */
export function hearRefund(core: CoreParts, caseCode: string, heard: 'DONE' | 'FAILED'): Promise<boolean> {
  return inTransaction(core.db, async (tx) => {
    const claim = await hold(tx, caseCode)
    const found = await refundOf(tx, claim.record.order_code, subjectOf(caseCode))
    const now = core.clock.date()
    if (!found || !(await settleRefund(tx, found.refund.refund_id, heard, now))) return false
    // the refund of another payment may still be on its way, or have failed
    const result = (await refundOf(tx, claim.record.order_code, subjectOf(caseCode)))?.refund.state ?? heard
    if (result === 'SENT') return true
    // the balance of an exchange travels beside the new one: what failed is asked about once that is there
    if (claim.record.state === 'RESENT') {
      if (result === 'DONE') await tellPaid(tx, claim.record, now)
    } else if (result === 'DONE') await complete(tx, claim.record, now)
    else await move(tx, claim.record, 'FAIL', { actor: 'PROVIDER', now })
    return true
  })
}
