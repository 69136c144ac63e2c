/** The books of the bank for trying out. */
import type { Db } from '../../core/database/database'

export const BANK_MANNERS = ['PAYS', 'FAILS', 'SILENT'] as const
export type BankManner = (typeof BANK_MANNERS)[number]

/** Returns how the demonstration's bank behaves. */
export async function mannerOf(db: Db): Promise<BankManner> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'bank.manner').executeTakeFirst()
  return row?.value === 'FAILS' || row?.value === 'SILENT' ? row.value : 'PAYS'
}

/** Sets how the demonstration's bank behaves. */
export async function setManner(db: Db, value: BankManner): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name: 'bank.manner', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Pays a number once; asked again it says what became of it. */
export async function payOnce(
  db: Db,
  order: { number: string; fen: number; state: 'PAID' | 'FAILED'; now: Date }
): Promise<'PAID' | 'FAILED'> {
  await db
    .insertInto('sandbox_transfer')
    .values({ transfer_number: order.number, amount_fen: order.fen, state: order.state, at: order.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('sandbox_transfer')
    .select('state')
    .where('transfer_number', '=', order.number)
    .executeTakeFirstOrThrow()
  return row.state
}
