/** All that is stored of somebody, found by the database's own list of its tables: to be told, and to be taken away. */
import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { amongAll } from '../../core/tenant'
import { pointEntriesOf } from '../points'
import { transfersOf } from '../wallet'

/** Tables whose rows stay for the books or for other readers, without the person in them. */
const KEPT = [
  'trade_order',
  // the others of a group see that somebody was there, without a name
  'group_seat',
  // what was agreed to with a deposit
  'presale_order',
  // invites that were earned, and by which binding
  'referral_binding',
  // what an employee's quota is counted by
  'employee_order',
  // a piece is kept for it until its time is over, and who was helped sees how many did
  'assist',
  'assist_help',
  'payment',
  'pay_link',
  'after_sale_case',
  'invoice',
  'service_bill',
  'point_exchange',
  'user_coupon',
  'coupon_entry',
  'user_red_packet',
  // a person is subsidised once, by whichever account
  'subsidy_qualification',
  // that somebody looked, without a name
  'subsidy_event',
  'review',
  'question',
  'answer',
  'trial_entry',
  'stored_file',
  'partner',
  'partner_event',
  'partner_signature'
]

/** What is no thing of its owner's to read: logins, keys of calls, bytes, and the file itself. */
const UNTOLD = ['session', 'idempotency', 'stored_file', 'personal_file', 'handover', 'partner_signature']
/** Rows of what is the shopper's that don't name them: the table, the one that does, and the column which both have. */
const WITHIN = [
  ['order_row', 'trade_order', 'order_code'],
  ['parcel', 'trade_order', 'order_code'],
  ['after_sale_row', 'after_sale_case', 'case_code'],
  ['after_sale_event', 'after_sale_case', 'case_code'],
  ['service_track', 'service_bill', 'bill_id'],
  ['chat_session', 'chat_conversation', 'conversation_id'],
  ['chat_message', 'chat_conversation', 'conversation_id']
] as const
/** What the staff of the shop keep for one another in them. */
const OF_STAFF: Record<string, readonly string[]> = { after_sale_event: ['who'], chat_session: ['agent', 'note'] }
const SECRET = /hash|digest|token|fingerprint|secret|door_code|search_words|sealed/

async function ownedTables(db: Db): Promise<string[]> {
  const found = await sql<{ name: string }>`select table_name as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'user_id' and table_type = 'BASE TABLE' order by 1`.execute(
    db
  )
  return found.rows.map(({ name }) => name)
}

const withoutSecrets = (row: Record<string, unknown>, ofStaff: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !SECRET.test(key) && !ofStaff.includes(key)))

/** Every row that names the shopper or is part of one, by its table; secrets left out. */
export async function toldOf(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const entries: Record<string, unknown[]> = {}
  for (const name of (await ownedTables(db)).filter((table) => !UNTOLD.includes(table))) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.id(name)} t
      where user_id = ${userId} limit 5000`.execute(db)
    if (rows.length === 0) continue
    entries[name] = rows.map(({ row }) => withoutSecrets(row))
  }
  for (const [name, owner, column] of WITHIN) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.id(name)} t
      join ${sql.id(owner)} o using (${sql.id(column)}) where o.user_id = ${userId} limit 5000`.execute(db)
    if (rows.length > 0) entries[name] = rows.map(({ row }) => withoutSecrets(row, OF_STAFF[name]))
  }
  const ledgers = { point_entry: await pointEntriesOf(db, userId), wallet: await transfersOf(db, userId) }
  for (const [name, rows] of Object.entries(ledgers)) if (rows.length > 0) entries[name] = rows
  return entries
}

const NOBODY = JSON.stringify({ zh: '已注销用户', en: 'Closed account' })

/** Takes names, phones, addresses and words out of what stays. */
async function blank(db: Db, userId: string): Promise<void> {
  const nobody = sql`${NOBODY}::jsonb`
  const statements = [
    sql`update trade_order set address = address || '{"receiver":"","phone":"","detail":""}'::jsonb,
      remark = '', notice_phone = null, paid_by = null where user_id = ${userId}`,
    sql`update after_sale_event e set note = null, pictures = '{}' from after_sale_case c
      where c.case_code = e.case_code and c.user_id = ${userId}`,
    sql`update after_sale_case set text = '', pictures = '{}' where user_id = ${userId}`,
    // the paper goes with its file; one that is not issued yet has nobody left to name
    sql`update invoice_line l set live = false from invoice i where i.invoice_code = l.invoice_code
      and i.user_id = ${userId} and i.state in ('SUBMITTED', 'ISSUING')`,
    sql`update invoice set name = '', tax_no = null, address = null, phone = null, bank = null, account = null,
      email = null, next_party = null, file = null, file_bytes = null, pages = '{}', drawn_until = null,
      state = case when state in ('SUBMITTED', 'ISSUING') then 'VOID' else state end where user_id = ${userId}`,
    sql`update service_bill set phone = '', text = '', pictures = '{}', address = null, door_code = null, review = null
      where user_id = ${userId}`,
    sql`update point_exchange set receiver = null, phone = null, address = null where user_id = ${userId}`,
    // the file is the brand's, and so is what an employee has bought
    sql`update employee_file set user_id = null where user_id = ${userId}`,
    sql`update assist_help set name = null where user_id = ${userId}`,
    sql`update partner set state = 'LEFT', left_at = coalesce(left_at, now()), name_masked = null, name_sealed = null,
      id_masked = null, id_sealed = null, phone_masked = null,
      id_hash = case when verified_at is not null then id_hash end where user_id = ${userId}`,
    sql`update review set author = ${nobody}, anonymous = true where user_id = ${userId}`,
    sql`update question set author = ${nobody} where user_id = ${userId}`,
    sql`update answer set author = ${nobody} where user_id = ${userId}`,
    // its codes end with the role of its employee
    sql`update referral_binding set employee_no = 'closed ' || binding_id where user_id = ${userId}`,
    sql`update referral_invite set invited_id = null where invited_id = ${userId}`,
    // its ticket stays: the draw is recomputed from it
    sql`update trial_entry set author = ${nobody}, text = '', address = null where user_id = ${userId}`
  ]
  for (const statement of statements) await statement.execute(db)
}

/** Takes away everything that says who somebody was; what the books need stays under an id that names nobody. */
export async function erase(db: Db, userId: string, phone: string): Promise<void> {
  await blank(db, userId)
  await sql`delete from settlement_row where settlement_id in (select settlement_id from settlement where user_id = ${userId})`.execute(
    db
  )
  await sql`delete from settlement_remark where settlement_id in (select settlement_id from settlement where user_id = ${userId})`.execute(
    db
  )
  await sql`delete from stored_file where user_id = ${userId} and purpose in ('AVATAR', 'BILL', 'CASE', 'CHAT', 'INVOICE', 'STORY', 'SUBSIDY')`.execute(
    db
  )
  for (const name of (await ownedTables(db)).filter((table) => !KEPT.includes(table) && table !== 'customer'))
    await sql`delete from ${sql.id(name)} where user_id = ${userId}`.execute(db)
  await sql`delete from captcha where phone = ${amongAll(db, phone)}`.execute(db)
  await sql`delete from service_sync where phone = ${amongAll(db, phone)}`.execute(db)
  await sql`delete from service_view where phone = ${amongAll(db, phone)}`.execute(db)
  await sql`delete from outbox where recipient in (${phone}, ${userId})`.execute(db)
  await sql`delete from customer where user_id = ${userId}`.execute(db)
}
