import { randomBytes } from 'node:crypto'
import type { DataOf, QueryOf } from '../../../../contract'
import {
  inviteCodeOf,
  isInviteCode,
  isPrinted,
  nextStep,
  orderBeforeOf,
  termsOf,
  type InviteStep,
  type ReferralTerms
} from '../../../../domain/activity/referral'
import { shopDay, shopMidnight, shopMonth } from '../../../../domain/day'
import { ripeAt } from '../../../../domain/aftersale/ripening'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import { customerOf, lockCustomer, maskName } from '../customer'
import type { InviteNews } from '../message'
import { grant } from '../wallet'
import * as store from './store'
import { friendOf, newsOfVoid, tellAll } from './telling'

type Inviter = DataOf<'GET /o2cum/v1/lx/employee-check-bind'>

export const termsHere = ({ site }: Pick<Core, 'site'>): ReferralTerms => termsOf(site['referral'])

/** What everybody is told of them. */
export function toldTerms(core: Pick<Core, 'site'>): DataOf<'GET /o2cum/v1/pub/lx/time-config'> {
  const { renewDays: _own, ...terms } = termsHere(core)
  return terms
}

export async function inviterOf(db: Db, userId: string): Promise<Inviter> {
  const employeeNo = await store.employeeNoOf(db, userId)
  if (employeeNo === undefined) return { state: 'NOT_EMPLOYEE' }
  const binding = await store.bindingOf(db, userId)
  const own = binding?.employee_no === employeeNo ? binding : undefined
  const boundAt = own === undefined ? {} : { boundAt: own.bound_at.getTime() }
  if (await store.isBlocked(db, employeeNo)) return { state: 'BLOCKED', ...boundAt }
  return own === undefined ? { state: 'UNBOUND' } : { state: 'BOUND', ...boundAt }
}

const notBound = () => refusal('referral.unbound', '请先绑定，再邀请新人', 'Link your staff account first')
const blockRefusal = () =>
  refusal('referral.blocked', '你的邀请已被停用，请联系人事', 'Your invites are stopped, please ask staff support')

/** Binds an employee; a bound one stays so. */
export function bind({ db, clock }: Core, userId: string): Promise<Inviter> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const now = await inviterOf(tx, userId)
    if (now.state === 'BOUND') return now
    if (now.state === 'BLOCKED') throw blockRefusal()
    const employeeNo = await store.employeeNoOf(tx, userId)
    if (employeeNo === undefined)
      throw refusal('role.missing', '你的账号没有这项权限', 'Your account has no access to this')
    // the number was another account's, or the account another number's
    await store.endBindings(tx, { userId }, clock.date())
    await store.endBindings(tx, { employeeNo }, clock.date())
    await store.addBinding(tx, {
      binding_id: newId('rb'),
      user_id: userId,
      employee_no: employeeNo,
      bound_at: clock.date()
    })
    return inviterOf(tx, userId)
  })
}

export function unbind(core: Core, userId: string): Promise<Inviter> {
  return inTransaction(core.db, async (tx) => {
    await lockCustomer(tx, userId)
    await store.endBindings(tx, { userId }, core.clock.date())
    const news = await settleOf(tx, core, userId)
    // what they have ended themselves they know
    const others = news.filter((item) => item.kind !== 'VOID' || item.end !== 'UNBOUND')
    await tellAll(tx, others, core.clock.date())
    return inviterOf(tx, userId)
  })
}

/** The code that is good for long enough, or a new one: a code that was printed stays good until its end. */
export function generateCode(core: Core, userId: string): Promise<DataOf<'POST /o2cum/v1/lx/qrcode-generate'>> {
  const { db, clock } = core
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, userId)
    const { state } = await inviterOf(tx, userId)
    if (state === 'BLOCKED') throw blockRefusal()
    const binding = state === 'BOUND' ? await store.bindingOf(tx, userId) : undefined
    if (binding === undefined) throw notBound()
    const code = await store.codeOf(tx, binding.binding_id, clock.date())
    const terms = termsHere(core)
    if (code !== undefined && isPrinted(code.end_at.getTime(), terms, clock.now()))
      return { inviteCode: code.code, endAt: code.end_at.getTime() }
    const endAt = clock.now() + terms.validDays * DAY_MS
    for (;;) {
      const code = inviteCodeOf(randomBytes(8))
      const row = { code, binding_id: binding.binding_id, created_at: clock.date(), end_at: new Date(endAt) }
      if (await store.addCode(tx, row)) return { inviteCode: code, endAt }
    }
  })
}

/**
 * Takes the invite of a customer just registered, in the same transaction: of the first code that is good. One that is not,
 * is over, or its own employee's does nothing, without a word: the call was a login.
 */
export async function takeInvite(
  tx: Db,
  { codes = [], userId, now, terms }: { codes?: readonly string[]; userId: string; now: Date; terms: ReferralTerms }
): Promise<boolean> {
  let binding: store.Binding | undefined
  for (const code of codes) {
    if (isInviteCode(code)) binding = await store.bindingOfCode(tx, code, now)
    if (binding !== undefined) break
  }
  if (binding === undefined || binding.user_id === userId) return false
  const customer = await customerOf(tx, userId)
  // a customer who comes back after closing an account is no newcomer
  if (customer === undefined || customer.first_order_flag === 0) return false
  return store.addInvite(tx, {
    invite_id: newId('inv'),
    invited_id: userId,
    binding_id: binding.binding_id,
    inviter_id: binding.user_id,
    invited_at: now,
    inviter_fen: terms.inviterFen,
    invited_fen: terms.invitedFen
  })
}

/** Ends the invite of somebody who turned out to be a customer by another phone; in the caller's transaction. */
export async function endKnownInvite(tx: Db, userId: string, now: Date): Promise<void> {
  const inviterId = (await store.newInviteOf(tx, userId))?.inviter_id
  if (inviterId === undefined) return
  // who invited first, as orders and time do: the invite may have gone on meanwhile
  await lockCustomer(tx, inviterId)
  const invite = await store.newInviteOf(tx, userId)
  if (invite === undefined) return
  await store.setInvite(tx, invite.invite_id, { state: 'VOID', end_reason: 'KNOWN', settled_at: now })
  await tellAll(tx, await newsOfVoid(tx, invite, 'KNOWN'), now)
}

async function carryOut(
  tx: Db,
  invite: store.OpenInvite,
  step: InviteStep,
  order: store.ReceivedOrder | undefined,
  now: Date
): Promise<InviteNews[]> {
  const { invite_id: inviteId } = invite
  const of = order === undefined ? {} : { order_code: order.order_code, received_at: order.completed_at }
  if (step.state === 'PENDING') {
    await store.setInvite(tx, inviteId, { state: 'PENDING', ...of, due_at: new Date(step.dueAt) })
    return []
  }
  if (step.state === 'VOID') {
    await store.setInvite(tx, inviteId, { state: 'VOID', end_reason: step.end, ...of, settled_at: now })
    return newsOfVoid(tx, invite, step.end)
  }
  await store.setInvite(tx, inviteId, { state: 'EARNED', settled_at: now })
  const account = 'BALANCE' as const
  const reference = `referral ${inviteId}`
  // accounts are held in the order of their names
  const parts = [
    { userId: invite.inviter_id, fen: invite.inviter_fen },
    ...(invite.invited_id === null ? [] : [{ userId: invite.invited_id, fen: invite.invited_fen }])
  ]
    .filter(({ fen }) => fen > 0)
    .sort((a, b) => (a.userId < b.userId ? -1 : 1))
  for (const { userId, fen } of parts) await grant(tx, { userId, account, fen, reference, now })
  const friend = await friendOf(tx, invite.invited_id)
  return parts.map(({ userId, fen }): InviteNews => {
    const what = { inviteId, userId, fen }
    return userId === invite.inviter_id
      ? { ...what, kind: 'EARNED', friend }
      : { ...what, kind: 'GIFT', orderCode: invite.order_code ?? '' }
  })
}

/** Brings the invites of one employee to where they stand now, and replies what is to be told; runs in a transaction. */
async function settleOf(tx: Db, core: Core, inviterId: string): Promise<InviteNews[]> {
  const terms = termsHere(core)
  const now = core.clock.now()
  const pairs = []
  for (const invite of await store.openInvites(tx, inviterId)) {
    // the order that counts is still known where its account was closed since
    const order = await store.receivedOrder(tx, invite.invited_id, invite.order_code)
    pairs.push({ invite, order })
  }
  // the first that were received count of a day
  pairs.sort((a, b) => Number(a.order?.completed_at ?? 0) - Number(b.order?.completed_at ?? 0))
  const news: InviteNews[] = []
  for (const { invite, order } of pairs) {
    const day = shopMidnight(order?.completed_at.getTime() ?? now)
    const invitedAt = invite.invited_at.getTime()
    const dead = [invite.ended_at, invite.blocked_at].flatMap((date) => (date === null ? [] : [date.getTime()]))
    const step = nextStep(
      {
        state: invite.state,
        invitedAt,
        ...(invite.due_at === null ? {} : { dueAt: invite.due_at.getTime() }),
        ...(dead.length === 0 ? {} : { deadAt: Math.min(...dead) }),
        ...(order === undefined
          ? {}
          : {
              order: {
                createdAt: order.created_at.getTime(),
                receivedAt: order.completed_at.getTime(),
                goodsFen: order.goods_fen,
                ripeAt: ripeAt(order.there_at.getTime(), terms.returnDays),
                allBack: order.all_back,
                open: order.open_cases > 0
              }
            })
      },
      terms,
      {
        countedThatDay: await store.countReceived(tx, inviterId, new Date(day), new Date(day + DAY_MS)),
        ordering:
          invite.invited_id !== null &&
          (await store.isOrdering(tx, invite.invited_id, new Date(orderBeforeOf({ invitedAt }, terms)))),
        now
      }
    )
    if (step !== undefined) news.push(...(await carryOut(tx, invite, step, order, new Date(now))))
  }
  return news
}

/** What orders and time bring; several gateways may do it at once. */
export async function settleInvites(core: Core): Promise<void> {
  await store.endForeignBindings(core.db, core.clock.date())
  for (const inviterId of await store.openInviters(core.db)) {
    await inTransaction(core.db, async (tx) => {
      await lockCustomer(tx, inviterId)
      await tellAll(tx, await settleOf(tx, core, inviterId), core.clock.date())
    })
  }
}

export async function summary(
  core: Core,
  userId: string,
  locale: Locale
): Promise<DataOf<'GET /o2cum/v1/lx/invite-employee-info'>> {
  const { from } = shopMonth(shopDay(core.clock.now()).slice(0, 7))
  const { invited, month, earned, pending, next } = await store.sums(core.db, userId, new Date(from))
  const name = (await customerOf(core.db, userId))?.nick_name ?? { zh: '', en: '' }
  return {
    name: say(locale, maskName(name)),
    invited,
    invitedThisMonth: month,
    earnedFen: earned,
    pendingFen: pending,
    ...(next === null ? {} : { nextAt: next.getTime() })
  }
}

const timeOf = (date: Date | null, name: 'orderedAt' | 'receivedAt' | 'dueAt' | 'settledAt') =>
  date === null ? {} : { [name]: date.getTime() }

export async function rewards(
  core: Core,
  userId: string,
  { page = 1, size = 10 }: QueryOf<'GET /o2cum/v1/lx/invite-reward-list'>,
  locale: Locale
): Promise<DataOf<'GET /o2cum/v1/lx/invite-reward-list'>> {
  const terms = termsHere(core)
  const { rows, total } = await store.invitesOf(core.db, userId, { page, size })
  return {
    list: rows.map((row) => ({
      inviteId: row.invite_id,
      name: say(locale, row.nick_name ? maskName(row.nick_name) : { zh: '已注销', en: 'Closed' }),
      state: row.state,
      ...(row.end_reason === null ? {} : { end: row.end_reason }),
      invitedAt: row.invited_at.getTime(),
      orderBefore: orderBeforeOf({ invitedAt: row.invited_at.getTime() }, terms),
      ...(row.state === 'REGISTERED' ? timeOf(row.ordered_at, 'orderedAt') : {}),
      ...timeOf(row.received_at, 'receivedAt'),
      ...timeOf(row.due_at, 'dueAt'),
      ...timeOf(row.settled_at, 'settledAt'),
      rewardFen: row.inviter_fen
    })),
    total,
    page,
    size
  }
}
