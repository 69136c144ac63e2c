import { sql } from 'kysely'
import type { InviteEnd, InviteState } from '../../../../domain/activity/referral'
import type { Db } from '../../core/database/database'
import { pageOf, type Page, type Paged } from '../../core/database/paging'
import type { Words } from '../../core/words'
import { thereAt } from '../ripening'

export interface Binding {
  binding_id: string
  user_id: string
  employee_no: string
  bound_at: Date
  ended_at: Date | null
}

/** The employee's number of an account that is an employee's now. */
export async function employeeNoOf(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('employee_file')
    .innerJoin('customer_role', 'customer_role.user_id', 'employee_file.user_id')
    .select('employee_no')
    .where('employee_file.user_id', '=', userId)
    .where('left_at', 'is', null)
    .where('role', '=', 'EMPLOYEE')
    .executeTakeFirst()
  return row?.employee_no
}

export const isBlocked = async (db: Db, employeeNo: string): Promise<boolean> =>
  (await db
    .selectFrom('referral_block')
    .select('employee_no')
    .where('employee_no', '=', employeeNo)
    .executeTakeFirst()) !== undefined

export function bindingOf(db: Db, userId: string): Promise<Binding | undefined> {
  return db
    .selectFrom('referral_binding')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** False: this number or account is bound already. */
export async function addBinding(db: Db, binding: Omit<Binding, 'ended_at'>): Promise<boolean> {
  const row = await db
    .insertInto('referral_binding')
    .values({ ...binding, ended_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('binding_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends bindings: of an account, or of a number that another account took over. */
export async function endBindings(db: Db, of: { userId: string } | { employeeNo: string }, now: Date): Promise<void> {
  await db
    .updateTable('referral_binding')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('userId' in of ? 'user_id' : 'employee_no', '=', 'userId' in of ? of.userId : of.employeeNo)
    .execute()
}

/** Ends those whose account is no employee's any more. */
export async function endForeignBindings(db: Db, now: Date): Promise<void> {
  await sql`update referral_binding b set ended_at = ${now} where ended_at is null and not exists (
    select 1 from employee_file e join customer_role r on r.user_id = e.user_id and r.role = 'EMPLOYEE'
    where e.employee_no = b.employee_no and e.user_id = b.user_id and e.left_at is null)`.execute(db)
}

/** The code of a binding that is good the longest. */
export function codeOf(db: Db, bindingId: string, now: Date): Promise<{ code: string; end_at: Date } | undefined> {
  return db
    .selectFrom('referral_code')
    .select(['code', 'end_at'])
    .where('binding_id', '=', bindingId)
    .where('end_at', '>', now)
    .orderBy('end_at', 'desc')
    .executeTakeFirst()
}

export async function addCode(
  db: Db,
  code: { code: string; binding_id: string; created_at: Date; end_at: Date }
): Promise<boolean> {
  const row = await db
    .insertInto('referral_code')
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** The binding of a code that is good: neither it nor its employee is over or blocked. Locked until the transaction ends. */
export async function bindingOfCode(db: Db, code: string, now: Date): Promise<Binding | undefined> {
  const { rows } = await sql<Binding>`select b.* from referral_code c
    join referral_binding b on b.binding_id = c.binding_id and b.ended_at is null
    join employee_file e on e.employee_no = b.employee_no and e.user_id = b.user_id and e.left_at is null
    join customer_role r on r.user_id = b.user_id and r.role = 'EMPLOYEE'
    where c.code = ${code} and c.end_at > ${now}
      and not exists (select 1 from referral_block k where k.employee_no = b.employee_no)
    for share of b`.execute(db)
  return rows[0]
}

export async function addInvite(
  db: Db,
  invite: {
    invite_id: string
    invited_id: string
    binding_id: string
    inviter_id: string
    invited_at: Date
    inviter_fen: number
    invited_fen: number
  }
): Promise<boolean> {
  const row = await db
    .insertInto('referral_invite')
    .values({
      ...invite,
      state: 'REGISTERED',
      end_reason: null,
      order_code: null,
      received_at: null,
      due_at: null,
      settled_at: null,
      judged_by: null
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invite_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface InviteRecord {
  invite_id: string
  state: InviteState
  end_reason: InviteEnd | null
  invited_at: Date
  ordered_at: Date | null
  received_at: Date | null
  due_at: Date | null
  settled_at: Date | null
  inviter_fen: number
  nick_name: Words | null
}

/** One page of who was invited by somebody, the newest first. */
export const invitesOf = (db: Db, userId: string, page: Page): Promise<Paged<InviteRecord>> =>
  pageOf(db.selectFrom('referral_invite').where('inviter_id', '=', userId), page, (list) =>
    list
      .leftJoin('customer', 'customer.user_id', 'referral_invite.invited_id')
      .select(['invite_id', 'state', 'end_reason', 'invited_at', 'received_at', 'due_at', 'settled_at', 'inviter_fen'])
      .select('customer.nick_name')
      .select(
        sql<Date | null>`(select min(o.created_at) from trade_order o where o.user_id = invited_id and o.kind = 'GOODS'
          and o.paid_at is not null and o.cancelled_at is null)`.as('ordered_at')
      )
      .orderBy('invited_at', 'desc')
      .orderBy('invite_id')
  )

export async function sums(db: Db, userId: string, monthFrom: Date) {
  const { rows } = await sql<{ invited: number; month: number; earned: number; pending: number; next: Date | null }>`
    select count(*)::int as invited, (count(*) filter (where invited_at >= ${monthFrom}))::int as month,
      coalesce(sum(inviter_fen) filter (where state = 'EARNED'), 0)::bigint as earned,
      coalesce(sum(inviter_fen) filter (where state = 'PENDING'), 0)::bigint as pending,
      min(due_at) filter (where state = 'PENDING') as next
    from referral_invite where inviter_id = ${userId}`.execute(db)
  const row = rows[0]
  return {
    invited: row?.invited ?? 0,
    month: row?.month ?? 0,
    earned: Number(row?.earned ?? 0),
    pending: Number(row?.pending ?? 0),
    next: row?.next ?? null
  }
}

export interface OpenInvite {
  invite_id: string
  invited_id: string | null
  binding_id: string
  inviter_id: string
  state: InviteState
  invited_at: Date
  due_at: Date | null
  inviter_fen: number
  invited_fen: number
  order_code: string | null
  ended_at: Date | null
  blocked_at: Date | null
}

/** Who has an invite that time or an order can still change. */
export async function openInviters(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('referral_invite')
    .select('inviter_id')
    .distinct()
    .where('state', 'in', ['REGISTERED', 'PENDING'])
    .orderBy('inviter_id')
    .execute()
  return rows.map(({ inviter_id }) => inviter_id)
}

/** Invites of one employee that are open, in the order in which they came; locked until the transaction ends. */
export async function openInvites(db: Db, inviterId: string): Promise<OpenInvite[]> {
  const { rows } = await sql<OpenInvite>`select i.invite_id, i.invited_id, i.binding_id, i.inviter_id, i.state,
      i.invited_at, i.due_at, i.inviter_fen, i.invited_fen, i.order_code, b.ended_at, k.blocked_at
    from referral_invite i join referral_binding b on b.binding_id = i.binding_id
    left join referral_block k on k.employee_no = b.employee_no
    where i.inviter_id = ${inviterId} and i.state in ('REGISTERED', 'PENDING')
    order by i.invited_at, i.invite_id for update of i`.execute(db)
  return rows
}

export interface ReceivedOrder {
  order_code: string
  created_at: Date
  completed_at: Date
  /** When the last of its goods was there. */
  there_at: Date
  goods_fen: number
  all_back: boolean
  open_cases: number
}

/** The order that a shopper received first, or one by its code. */
export async function receivedOrder(
  db: Db,
  userId: string | null,
  orderCode: string | null
): Promise<ReceivedOrder | undefined> {
  if (userId === null && orderCode === null) return undefined
  let query = db
    .selectFrom('trade_order as o')
    .select(['order_code', 'created_at', 'completed_at', 'all_back', 'open_cases'])
    .select(thereAt.as('there_at'))
    // what went back is no purchase
    .select(
      sql<number>`goods_fen - discount_fen - subsidy_fen - (select coalesce(sum(r.returned_fen + r.lowered_fen), 0)
        from order_row r where r.order_code = o.order_code)`.as('goods_fen')
    )
    .where('kind', '=', 'GOODS')
    // a won trial is no purchase
    .where('activity', 'is distinct from', 'TRIAL')
    .where('completed_at', 'is not', null)
  if (orderCode !== null) query = query.where('order_code', '=', orderCode)
  else query = query.where('user_id', '=', userId)
  const row = await query.orderBy('completed_at').orderBy('order_code').executeTakeFirst()
  return row === undefined || row.completed_at === null
    ? undefined
    : {
        ...row,
        completed_at: row.completed_at,
        there_at: row.there_at ?? row.completed_at,
        goods_fen: Number(row.goods_fen)
      }
}

/** Whether an order that was placed by then is paid and on its way. */
export async function isOrdering(db: Db, userId: string, by: Date): Promise<boolean> {
  const row = await db
    .selectFrom('trade_order')
    .select('order_code')
    .where('user_id', '=', userId)
    .where('kind', '=', 'GOODS')
    .where('paid_at', 'is not', null)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('created_at', '<=', by)
    .executeTakeFirst()
  return row !== undefined
}

/** Invites of an employee whose order was received within a span and that count. */
export async function countReceived(db: Db, inviterId: string, from: Date, to: Date): Promise<number> {
  const { count } = await db
    .selectFrom('referral_invite')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('inviter_id', '=', inviterId)
    .where('state', 'in', ['PENDING', 'EARNED'])
    .where('received_at', '>=', from)
    .where('received_at', '<', to)
    .executeTakeFirstOrThrow()
  return count
}

export async function setInvite(
  db: Db,
  inviteId: string,
  set: {
    state: InviteState
    end_reason?: InviteEnd
    order_code?: string
    received_at?: Date
    due_at?: Date
    settled_at?: Date
    judged_by?: string
  }
): Promise<boolean> {
  const result = await db
    .updateTable('referral_invite')
    .set(set)
    .where('invite_id', '=', inviteId)
    .where('state', 'in', ['REGISTERED', 'PENDING'])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The invite by which somebody came who has received no order yet. */
export function newInviteOf(
  db: Db,
  invitedId: string
): Promise<Pick<OpenInvite, 'invite_id' | 'inviter_id' | 'invited_id'> | undefined> {
  return db
    .selectFrom('referral_invite')
    .select(['invite_id', 'inviter_id', 'invited_id'])
    .where('invited_id', '=', invitedId)
    .where('state', '=', 'REGISTERED')
    .executeTakeFirst()
}

/** An invite's inviter, and who came by it. */
export function inviteOf(
  db: Db,
  inviteId: string
): Promise<Pick<OpenInvite, 'invite_id' | 'inviter_id' | 'invited_id'>> {
  return db
    .selectFrom('referral_invite')
    .select(['invite_id', 'inviter_id', 'invited_id'])
    .where('invite_id', '=', inviteId)
    .executeTakeFirstOrThrow()
}

export async function block(db: Db, employeeNo: string, now: Date, by: string): Promise<boolean> {
  const result = await sql`insert into referral_block (employee_no, blocked_at, blocked_by)
    select employee_no, ${now}, ${by} from employee_file where employee_no = ${employeeNo}
    on conflict (employee_no) do nothing`.execute(db)
  return result.numAffectedRows === 1n
}

export async function unblock(db: Db, employeeNo: string): Promise<boolean> {
  const result = await db.deleteFrom('referral_block').where('employee_no', '=', employeeNo).executeTakeFirst()
  return result.numDeletedRows === 1n
}

export function deskRows(db: Db) {
  return db
    .selectFrom('referral_binding')
    .leftJoin('referral_block', 'referral_block.employee_no', 'referral_binding.employee_no')
    .select(['referral_binding.employee_no', 'referral_binding.user_id', 'bound_at', 'blocked_by'])
    .where('ended_at', 'is', null)
    .orderBy('bound_at', 'desc')
    .limit(50)
    .execute()
}

export function openRows(db: Db) {
  return db
    .selectFrom('referral_invite')
    .select(['invite_id', 'inviter_id', 'invited_id', 'state', 'invited_at'])
    .where('state', 'in', ['REGISTERED', 'PENDING'])
    .orderBy('invited_at', 'desc')
    .limit(50)
    .execute()
}

/** Makes an account the employee of its phone, for the demonstration; undefined: no employee has it. */
export async function makeEmployee(
  db: Db,
  { userId, phone, now }: { userId: string; phone: string; now: Date }
): Promise<string | undefined> {
  const row = await db
    .updateTable('employee_file')
    .set({ user_id: userId })
    .where('phone', '=', phone)
    .where('left_at', 'is', null)
    .returning('employee_no')
    .executeTakeFirst()
  if (row === undefined) return undefined
  await db
    .insertInto('customer_role')
    .values({ user_id: userId, role: 'EMPLOYEE', granted_at: now, granted_by: `employee ${row.employee_no}` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return row.employee_no
}
