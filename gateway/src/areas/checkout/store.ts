import type { Selectable, Updateable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database'

export type SettlementRecord = Selectable<Tables['settlement']>
export type SettlementRowRecord = Tables['settlement_row']

export interface NewSettlement {
  userId: string
  source: SettlementRecord['source']
  addressId: string | null
  at: Date
  rows: readonly { skuCode: string; quantity: number; openedPriceFen: number; cartRowId: string | null }[]
}

/** Keeps what a shopper is about to order; replies its id. */
export async function insertSettlement(db: Db, settlement: NewSettlement): Promise<string> {
  const settlementId = newId('st')
  await db
    .insertInto('settlement')
    .values({
      settlement_id: settlementId,
      user_id: settlement.userId,
      source: settlement.source,
      address_id: settlement.addressId,
      created_at: settlement.at,
      submitted_at: null
    })
    .execute()
  await db
    .insertInto('settlement_row')
    .values(
      settlement.rows.map((row, position) => ({
        settlement_id: settlementId,
        position,
        sku_code: row.skuCode,
        quantity: row.quantity,
        opened_price_fen: row.openedPriceFen,
        cart_row_id: row.cartRowId
      }))
    )
    .execute()
  return settlementId
}

/** A settlement of this shopper. */
export function findSettlement(db: Db, userId: string, settlementId: string): Promise<SettlementRecord | undefined> {
  return db
    .selectFrom('settlement')
    .selectAll()
    .where('settlement_id', '=', settlementId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The same, held until the transaction ends: of two submits the second sees the orders of the first. */
export function lockSettlement(db: Db, userId: string, settlementId: string): Promise<SettlementRecord | undefined> {
  return db
    .selectFrom('settlement')
    .selectAll()
    .where('settlement_id', '=', settlementId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export function rowsOf(db: Db, settlementId: string): Promise<SettlementRowRecord[]> {
  return db
    .selectFrom('settlement_row')
    .selectAll()
    .where('settlement_id', '=', settlementId)
    .orderBy('position')
    .execute()
}

export async function remarksOf(db: Db, settlementId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('settlement_remark').selectAll().where('settlement_id', '=', settlementId).execute()
  return new Map(rows.map((row) => [row.shop_code, row.remark]))
}

export async function updateSettlement(
  db: Db,
  settlementId: string,
  changes: Pick<Updateable<Tables['settlement']>, 'address_id' | 'choice' | 'invoice' | 'submitted_at'>
): Promise<void> {
  await db.updateTable('settlement').set(changes).where('settlement_id', '=', settlementId).execute()
}

export async function putRemark(db: Db, settlementId: string, shopCode: string, remark: string): Promise<void> {
  await db
    .insertInto('settlement_remark')
    .values({ settlement_id: settlementId, shop_code: shopCode, remark })
    .onConflict((conflict) => conflict.columns(['settlement_id', 'shop_code']).doUpdateSet({ remark }))
    .execute()
}
