/** How a case moves: one conditional update with a row of its timeline. */
import {
  caseDueAt,
  holdsPieces,
  isEnded,
  nextCaseState,
  RECEIVE_LEFT_MS,
  type CaseActor,
  type CaseEvent
} from '../../../../domain/aftersale/afterSale'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { lockCustomer } from '../customer'
import { tellOfCase } from '../message'
import { returnStock } from '../inventory'
import { lockOrder, orderMissing, type OrderRecord } from '../order'
import * as store from './store'
import * as exchanges from './storeExchange'
import { countOpen } from './storeOrders'
import { caseMissing, caseMoved } from './words'

export interface By {
  actor: CaseActor
  /** Which of the staff. */
  who?: string
  now: Date
}

export interface LockedCase {
  order: OrderRecord
  record: store.CaseRecord
}

/** A case with its order, both held; always the order first. With a user only theirs. */
export async function hold(db: Db, caseCode: string, userId?: string): Promise<LockedCase> {
  const before = await store.findCase(db, caseCode, userId)
  if (!before) throw caseMissing()
  const order = await lockOrder(db, before.order_code)
  if (!order) throw orderMissing()
  await lockCustomer(db, order.user_id)
  const record = await store.lockCase(db, caseCode)
  if (!record || (userId !== undefined && record.hidden)) throw caseMissing()
  return { order, record }
}

interface CaseNote {
  note?: Words
  pictures?: readonly string[]
  changes?: Parameters<typeof store.changeCase>[2]
}

/** What ends an exchange in money. */
const PAYS: readonly CaseEvent[] = ['REFUND', 'MONEY']

/** Nothing will be sent: what lay ready for an exchange can be bought again. */
async function freeReady(db: Db, record: store.CaseRecord): Promise<void> {
  const { sku_code: skuCode, reserved } = await exchanges.exchangeOf(db, record.case_code)
  if (reserved === 0) return
  await exchanges.changeExchange(db, record.case_code, { reserved: 0 })
  await returnStock(db, skuCode, reserved)
}

/** Moves a case, or refuses; its order is held. One that ends leaves its order three days at least. */
export async function move(
  db: Db,
  record: store.CaseRecord,
  event: CaseEvent,
  { actor, who = '', now }: By,
  { note, pictures = [], changes = {} }: CaseNote = {}
): Promise<store.CaseRecord> {
  const state = nextCaseState(record, event, actor)
  if (state === undefined) throw caseMoved()
  const due = caseDueAt(state, now.getTime(), record.signed_at?.getTime())
  const next = await store.changeCase(db, record, {
    state,
    changed_at: now,
    due_at: due === undefined ? null : new Date(due),
    ...changes
  })
  if (!next) throw caseMoved()
  await tellOf(db, next, { actor, who, now }, { ...(note && { note }), pictures })
  if (actor !== 'SHOPPER') {
    const { user_id: userId, order_code: orderCode, case_code: caseCode, version } = next
    await tellOfCase(db, { userId, orderCode, caseCode, state, version }, note, now)
  }
  if (record.kind === 'EXCHANGE' && (PAYS.includes(event) || !holdsPieces(state))) await freeReady(db, next)
  if (isEnded(state)) await countOpen(db, record.order_code, -1, new Date(now.getTime() + RECEIVE_LEFT_MS))
  return next
}

/** Writes a row of the timeline. */
export const tellOf = (
  db: Db,
  { case_code, state }: store.CaseRecord,
  { actor, who = '', now }: By,
  { note, pictures = [] }: Pick<CaseNote, 'note' | 'pictures'> = {}
): Promise<void> =>
  store.addEvent(db, {
    case_code,
    at: now,
    by: actor,
    who,
    state,
    note: note === undefined ? null : JSON.stringify(note),
    pictures: [...pictures]
  })
