import { sql, type Selectable, type Updateable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import type { SettledActivity } from './activities'

export type SettlementRecord = Selectable<Tables['settlement']>
export type SettlementRowRecord = Tables['settlement_row']

export interface NewSettlement {
  userId: string
  source: SettlementRecord['source']
  addressId: string | null
  now: Date
  activity?: SettledActivity | undefined
  rows: readonly { skuCode: string; quantity: number; openedPriceFen: number; cartRowId: string | null }[]
}

/** Keeps what a shopper is about to order; replies its id. */
export async function insertSettlement(db: Db, settlement: NewSettlement): Promise<string> {
  const settlementId = newId('st')
  await db
    .with('opened', (build) =>
      build.insertInto('settlement').values({
        settlement_id: settlementId,
        user_id: settlement.userId,
        source: settlement.source,
        address_id: settlement.addressId,
        ...(settlement.activity === undefined ? {} : { activity: JSON.stringify(settlement.activity) }),
        created_at: settlement.now,
        submitted_at: null
      })
    )
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

/** The same, locked until the transaction ends: of two submits the second sees the orders of the first. */
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

/** What is ordered, and what is said to each shop. */
export interface SettlementParts {
  rows: SettlementRowRecord[]
  remarks: Map<string, string>
  /** Its shopper has a subsidy for one of them. */
  subsidised: boolean
}

/** Its rows and its remarks by one statement. Read it after the settlement's row is held, where that is held. */
export async function partsOf(db: Db, settlementId: string): Promise<SettlementParts> {
  const result = await sql<
    SettlementRowRecord & { remarks: Record<string, string> | null; subsidised: boolean }
  >`select r.*,
      exists (select 1 from subsidy_sku s join subsidy_qualification q on q.policy_code = s.policy_code
        join settlement t on t.user_id = q.user_id
        where s.sku_code = r.sku_code and q.state = 'UNREDEEMED' and t.settlement_id = r.settlement_id) as subsidised,
      case when row_number() over (order by position) = 1 then
        (select jsonb_object_agg(shop_code, remark) from settlement_remark where settlement_id = ${settlementId}) end as remarks
    from settlement_row r where settlement_id = ${settlementId} order by position`.execute(db)
  const rows = result.rows.map(({ remarks: _remarks, subsidised: _subsidised, ...row }) => row)
  return {
    rows,
    remarks: new Map(Object.entries(result.rows[0]?.remarks ?? {})),
    subsidised: result.rows.some((row) => row.subsidised)
  }
}

export async function updateSettlement(
  db: Db,
  settlementId: string,
  changes: Pick<
    Updateable<Tables['settlement']>,
    'address_id' | 'choice' | 'invoice' | 'gifts' | 'notice_phone' | 'submitted_at'
  >
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
