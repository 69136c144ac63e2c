/**
 * A login for a page that the mini-program or the maker's app opens: a code of a minute, good once, on one screen of one
 * origin. What it gives ends with the opener's login.
 */
import { randomBytes } from 'node:crypto'
import type { BodyOf } from '../../../../contract'
import type { Call } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import { hashOfSecret, openSession } from '../../core/identity/identity'
import { amongAll } from '../../core/tenant'
import { customerOf } from '../customer'
import { phoneByCode } from './platform'
import { enterKnown, type Entered } from './service'
import * as store from './storeHandover'

const GOOD_SECONDS = 60

const over = (): GatewayRefusal =>
  refusal(
    'handover.over',
    '这次登录已失效，请返回后重新打开',
    'This login is no longer good. Please go back and open it again'
  )

/** The path is open, as its name says; there is nothing to hand on without a login. */
const nobody = (): GatewayRefusal =>
  refusal('handover.nobody', '请先登录，再打开这个页面', 'Please log in first, then open this page')

type HandoverCall = Pick<Call<'POST /o2cum/v1/pub/get-h5-auth-token'>, 'db' | 'clock'>
type Where = Pick<BodyOf<'POST /o2cum/v1/pub/get-h5-auth-token'>, 'screen' | 'origin'>

/** The path of a screen: what it is opened with may be told in another order. */
const pathOf = (screen: string): string => screen.split('?')[0] ?? screen

async function keep(
  { db, clock }: HandoverCall,
  whose: { userId?: string; phone?: string; parentHash?: string },
  { screen, origin }: Where
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const expiresAt = new Date(clock.now() + GOOD_SECONDS * 1000)
  await store.keep(db, {
    codeHash: hashOfSecret(amongAll(db, code)),
    ...whose,
    screen: pathOf(screen),
    origin,
    expiresAt
  })
  return code
}

/** A code for a page that a logged-in shopper opens. */
export async function openerCode(
  call: Call<'POST /o2cum/v1/pub/get-h5-auth-token'>
): Promise<{ authToken: string; expiresInSeconds: number }> {
  if (call.userId === undefined || call.token === undefined) throw nobody()
  const authToken = await keep(call, { userId: call.userId, parentHash: hashOfSecret(call.token) }, call.body)
  return { authToken, expiresInSeconds: GOOD_SECONDS }
}

/** A ticket for the phone that the platform vouches for; the number itself is shown to nobody. */
export async function phoneTicket(
  call: Call<'POST /o2cum/v1/pub/get-mobilePhone-h5'>
): Promise<{ ticket: string; expiresInSeconds: number }> {
  const { phone } = await phoneByCode(call.core, call.body.phoneCode)
  const ticket = await keep(call, { phone }, call.body)
  return { ticket, expiresInSeconds: GOOD_SECONDS }
}

/** Spends a code or a ticket; asked twice at once, one of both is logged in. */
export async function spendHandover(call: Call<'POST /o2cum/v1/pub/h5/login'>): Promise<Entered> {
  const { db, clock, from, body } = call
  return inTransaction(db, async (tx) => {
    const handover = await store.take(tx, {
      codeHash: hashOfSecret(amongAll(db, body.authToken)),
      screen: pathOf(body.screen),
      origin: from.origin ?? '',
      now: clock.date()
    })
    if (handover === undefined) throw over()
    if (handover.phone !== null) return enterKnown({ db: tx, clock, from }, handover.phone)
    const parent =
      handover.parent_hash === null ? undefined : await store.parentOf(tx, handover.parent_hash, clock.date())
    if (parent === undefined || handover.user_id === null) throw over()
    if ((await customerOf(tx, handover.user_id)) === undefined) throw over()
    const token = await openSession(tx, handover.user_id, clock.now(), { from, parent })
    return { token, userId: handover.user_id, registered: false }
  })
}
