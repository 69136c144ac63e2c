// PostgreSQL: a phone that two people get at the same time
// covers gateway/src/areas/account/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { findOrAddCustomer } from '../../../gateway/src/areas/customer'
import { inTransaction, type Db } from '../../../gateway/src/core/database/database'
import { sandboxCode } from '../../../gateway/src/core/platform/sandbox'
import { overOrWaiting, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ownPage, until } from '../support'

const CODE = 'POST /o2cum/v1/customer-info/phone-code'
const PHONE = 'POST /o2cum/v1/customer-info/phone'
const REGISTER = 'POST /o2cum/v1/pub/mini-program/register-bind-login'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

let phones = 13_600_000_000
const freshPhone = (): string => String((phones += 1))

async function codeOf(phone: string): Promise<string> {
  const outbox = await shop.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(shop) })
  const codes = outbox.json<{ list: { title: string }[] }>().list.map(({ title }) => title)
  return codes.find((title) => /^\d{6}$/.test(title)) ?? ''
}
const phoneOf = async ({ userId }: TestShopper): Promise<string> =>
  (await shop.core.db.selectFrom('customer').select('phone').where('user_id', '=', userId).executeTakeFirstOrThrow())
    .phone

/** The body of a change to another phone, with a code of each. */
async function changeTo(shopper: TestShopper, phone: string) {
  await shop.core.clock.advance(61_000)
  const { captchaKey: oldKey } = await shopper.must(CODE, { body: { step: 'OLD' } })
  const oldCaptcha = await codeOf(await phoneOf(shopper))
  await shop.core.clock.advance(61_000)
  const { captchaKey } = await shopper.must(CODE, { body: { step: 'NEW', phone } })
  return { oldKey, oldCaptcha, phone, captchaKey, captcha: await codeOf(phone) }
}
/** The body of a registration with the phone that the platform vouches for, which needs no code by SMS. */
function registrationOf(phone: string) {
  const codeFor = (kind: 'login' | 'phone', whose: string) => sandboxCode(kind, whose, Date.now(), phone.slice(-6))
  return {
    code: codeFor('login', `person_${phone}`),
    phoneCode: codeFor('phone', phone),
    agreed: [{ policyCode: 'USER' }]
  }
}

/** Runs `work` while nobody can log in; a registration that has begun stands before its last statement. */
async function withoutLogins(work: () => Promise<void>): Promise<void> {
  await inTransaction(shop.core.db, async (tx) => {
    await sql`lock table session in exclusive mode`.execute(tx)
    await work()
  })
}

/** Resolves when so many calls wait for a lock. */
const waiting = (count: number): Promise<void> =>
  until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.core.db)
    return rows.length >= count
  }, `${count} calls that wait`)

test('a phone that somebody registers while another shopper changes to it is refused to the shopper, who keeps theirs', async (t) => {
  if (shop.databaseUrl === undefined) return t.skip('PGlite has one connection')
  const shopper = await shop.shopper()
  const [before, phone] = [await phoneOf(shopper), freshPhone()]
  const registration = registrationOf(phone)
  const body = await changeTo(shopper, phone)
  const calls: Promise<unknown>[] = []
  await withoutLogins(async () => {
    calls.push(shop.must(REGISTER, { body: registration }))
    await waiting(1)
    calls.push(shopper.ask(PHONE, { body }).then(({ status, code, success }) => [status, success, code]))
    await waiting(2)
  })
  const [registered, answer] = await Promise.all(calls)
  assert.equal((registered as { registered: boolean }).registered, true)
  assert.deepEqual(answer, [200, false, 'phone.taken'])
  assert.equal(await phoneOf(shopper), before)
  // nothing of the change was kept: its codes are good for the next try
  assert.equal((await shopper.ask(PHONE, { body })).code, 'phone.taken')
})

test('somebody who registers a phone while another shopper changes to it is logged in to that shopper’s account', async (t) => {
  if (shop.databaseUrl === undefined) return t.skip('PGlite has one connection')
  const [shopper, phone] = [await shop.shopper(), freshPhone()]
  const body = registrationOf(phone)
  let entering: Promise<{ userId: string; registered: boolean }> | undefined
  await inTransaction(shop.core.db, async (tx) => {
    await sql`update customer set phone = ${phone} where user_id = ${shopper.userId}`.execute(tx)
    entering = shop.must(REGISTER, { body })
    assert.equal(await overOrWaiting(shop, entering), 'waiting')
  })
  const entered = await entering
  assert.deepEqual([entered?.userId, entered?.registered], [shopper.userId, false])
})

test('a phone that its owner gives up in the middle of a registration is registered', async (t) => {
  if (shop.databaseUrl === undefined) return t.skip('PGlite has one connection')
  const [owner, other] = [await shop.shopper(), freshPhone()]
  const phone = await phoneOf(owner)
  let hasGivenUp = false
  const db: Db = shop.core.db.withPlugin({
    transformQuery: ({ node }) => node,
    // after the first statement, which found the phone taken
    transformResult: async ({ result }) => {
      if (!hasGivenUp)
        await sql`update customer set phone = ${other} where user_id = ${owner.userId}`.execute(shop.core.db)
      hasGivenUp = true
      return result
    }
  })
  const { userId, added } = await findOrAddCustomer(db, {
    phone,
    nickName: { zh: '新', en: 'New' },
    now: shop.core.clock.date()
  })
  assert.ok(added && userId !== owner.userId)
})
