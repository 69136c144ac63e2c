import type { DataOf, QueryOf } from '../../../../contract'
import type { Db } from '../../core/database/database'
import { pageAsked } from '../../core/database/paging'
import type { Asker, Visitor } from '../../core/identity/asker'
import { skusByCode } from '../product'
import * as store from './store'
import { toPresale, toWaiting } from './view'

/** What takes deposits now, or will, and how many there are of each. */
export async function presales(
  db: Db,
  reader: Visitor,
  query: QueryOf<'GET /o2mkt-b2c/v1/activity/pub/presale'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/pub/presale'>> {
  const now = new Date(reader.nowMs)
  const { phase = 'OPEN' } = query
  const { skuCode } = query
  const rows =
    skuCode === undefined
      ? await store.listPresales(db, phase, now, pageAsked(query))
      : await store.ofSku(db, skuCode, now)
  const [open, coming] = [await store.countIn(db, 'OPEN', now), await store.countIn(db, 'COMING', now)]
  const skus = await skusByCode(
    db,
    rows.map((presale) => presale.sku_code),
    reader
  )
  const list = []
  for (const presale of rows) {
    const sku = skus.get(presale.sku_code)?.row
    if (sku === undefined) continue
    const mine = reader.userId === undefined ? 0 : await store.piecesOf(db, reader.userId, presale.activity_code)
    list.push(toPresale(presale, sku, reader, mine))
  }
  const total = skuCode === undefined ? (phase === 'OPEN' ? open : coming) : list.length
  return { list, total, ...pageAsked(query), open, coming }
}

/** The shopper's orders whose balance is to be paid. */
export async function waiting(
  db: Db,
  reader: Asker,
  query: QueryOf<'GET /o2mkt-b2c/v1/activity/presale'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/activity/presale'>> {
  const { rows, total } = await store.waitingOrders(db, reader.userId, new Date(reader.nowMs), pageAsked(query))
  return { list: rows.map((row) => toWaiting(row, reader)), total, ...pageAsked(query) }
}
