import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { GIVEN_BACK } from '../../../../domain/partner/withdrawal'
import type { Db, Tables } from '../../core/database/database'
import { pageOf, type Page } from '../../core/database/paging'
import { asWritten, type Words } from '../../core/words'

export type WithdrawalRecord = Selectable<Tables['withdrawal']>
export type CardRecord = Selectable<Tables['partner_card']>

/** Why one came back: in both languages, or as somebody wrote it. */
export type Reason = Words | string
export const reasonJson = (reason: Reason): string =>
  JSON.stringify(typeof reason === 'string' ? asWritten(reason) : reason)

/** Holds a partner until the transaction ends, so that withdrawals of one come after each other. */
export const lockPartner = (db: Db, partnerId: string) =>
  db.selectFrom('partner').select('user_id').where('user_id', '=', partnerId).forUpdate().executeTakeFirst()

export const phoneOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('customer').select('phone').where('user_id', '=', userId).executeTakeFirst())?.phone

export const holderOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('partner').select('name_masked').where('user_id', '=', userId).executeTakeFirst())
    ?.name_masked ?? undefined

/** The shop's parameters of the programme, by code. */
export async function parameters(db: Db): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('system_parameter')
    .select(['code', 'default_value'])
    .where('code', 'like', 'PARTNER\\_%')
    .execute()
  return new Map(rows.map((row) => [row.code, row.default_value]))
}

/** What was withdrawn from a moment on, that was not given back. */
export async function withdrawnSince(db: Db, partnerId: string, since: Date) {
  const { rows } = await sql<{ fen: number; tax: number; times: number; first: Date | null }>`select
      coalesce(sum(amount_fen), 0)::bigint as fen, coalesce(sum(tax_fen), 0)::bigint as tax, count(*)::int as times,
      min(submitted_at) as first
    from withdrawal where partner_id = ${partnerId} and submitted_at >= ${since}
      and state <> all(${[...GIVEN_BACK]}::text[])`.execute(db)
  const [row] = rows
  return {
    fen: Number(row?.fen ?? 0),
    taxFen: Number(row?.tax ?? 0),
    times: row?.times ?? 0,
    first: row?.first ? new Date(row.first) : undefined
  }
}

export const cardOf = (db: Db, partnerId: string): Promise<CardRecord | undefined> =>
  db
    .selectFrom('partner_card')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export async function replaceCard(db: Db, card: Omit<CardRecord, 'removed_at'>): Promise<void> {
  await db
    .updateTable('partner_card')
    .set({ removed_at: card.added_at })
    .where('partner_id', '=', card.partner_id)
    .where('removed_at', 'is', null)
    .execute()
  await db
    .insertInto('partner_card')
    .values({ ...card, removed_at: null })
    .execute()
}

export const keepCode = async (db: Db, code: Tables['withdrawal_code']): Promise<void> => {
  await db.insertInto('withdrawal_code').values(code).execute()
}

export const codeOf = (db: Db, keySum: string, partnerId: string) =>
  db
    .selectFrom('withdrawal_code')
    .selectAll()
    .where('key_sum', '=', keySum)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()

export const forgetCodes = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('withdrawal_code').where('at', '<', before).execute()
}

export const insertWithdrawal = async (db: Db, row: Insertable<Tables['withdrawal']>): Promise<void> => {
  await db.insertInto('withdrawal').values(row).execute()
}

const withdrawals = (db: Db) => db.selectFrom('withdrawal as w')

const withCards = (query: ReturnType<typeof withdrawals>) =>
  query
    .innerJoin('partner_card as c', 'c.card_id', 'w.card_id')
    .selectAll('w')
    .select(['c.bank_name', 'c.last_four', 'c.token'])

const withCard = (db: Db) => withCards(withdrawals(db))

export type WithdrawalShown = Awaited<ReturnType<typeof findWithdrawal>> & {}

export const findWithdrawal = (db: Db, withdrawalId: string) =>
  withCard(db).where('w.withdrawal_id', '=', withdrawalId).executeTakeFirst()

/** Held; of `partnerId` alone where that is said. */
export function lockWithdrawal(db: Db, withdrawalId: string, partnerId?: string) {
  const query = withCard(db).where('w.withdrawal_id', '=', withdrawalId)
  return (partnerId === undefined ? query : query.where('w.partner_id', '=', partnerId))
    .forUpdate('w')
    .executeTakeFirst()
}

export const changeWithdrawal = async (
  db: Db,
  withdrawalId: string,
  changes: Pick<Updateable<Tables['withdrawal']>, 'state' | 'reason' | 'asked_at' | 'ended_at'>
): Promise<void> => {
  await db.updateTable('withdrawal').set(changes).where('withdrawal_id', '=', withdrawalId).execute()
}

export const pageOfWithdrawals = (db: Db, partnerId: string, page: Page) =>
  pageOf(withdrawals(db).where('w.partner_id', '=', partnerId), page, (own) =>
    withCards(own).orderBy('w.submitted_at', 'desc').orderBy('w.withdrawal_id')
  )

/** The next that the bank is to be asked about; held, and what another gateway deals with is skipped. */
export const nextToAsk = (db: Db, before: Date) =>
  withCard(db)
    .where('w.state', '=', 'PAYING')
    .where((where) => where.or([where('w.asked_at', 'is', null), where('w.asked_at', '<', before)]))
    .orderBy(sql`w.asked_at nulls first`)
    .limit(1)
    .forUpdate('w')
    .skipLocked()
    .executeTakeFirst()

/** For the console: the newest first. */
export const latestWithdrawals = (db: Db, limit: number) =>
  withCard(db)
    .innerJoin('customer as p', 'p.user_id', 'w.partner_id')
    .select('p.phone')
    .orderBy('w.submitted_at', 'desc')
    .limit(limit)
    .execute()
