// How somebody becomes a partner, what is kept of them, and what they signed
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { actOnPartner, partnerByCode, partnerOf, reissueContract } from '../../../gateway/src/areas/partner'
import { seedPartners } from '../../../gateway/src/areas/partner/seed'
import { seal, unseal } from '../../../gateway/src/core/identity/sealing'
import { partners } from '../../../gateway/src/demonstration/partner/people'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import {
  CANARY_NAME,
  contractText,
  hand,
  idNumber,
  identityCode,
  partner,
  sha256,
  signNow,
  tell,
  withContract
} from './partners'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await withContract(shop)
})
after(() => shop.close())

const apply = (shopper: TestShopper) => shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
const query = (shopper: TestShopper) => shopper.must('GET /o2cum/v1/partner/query')
const applicant = async (): Promise<TestShopper> => {
  const shopper = await shop.shopper()
  await apply(shopper)
  return shopper
}
const by = { by: 'staff_test' }

test('somebody applies, tells who they are, signs, and is a partner whose document stays what it was', async () => {
  const shopper = await applicant()
  assert.equal((await apply(shopper)).standing.state, 'APPLIED')
  const id = idNumber()
  const verifyReply = await tell(shop, shopper, id)
  assert.equal(verifyReply.data.standing.state, 'VERIFIED', verifyReply.message)
  assert.equal(verifyReply.data.nameMasked, '林**')
  assert.equal(verifyReply.data.idMasked, `${id.slice(0, 4)}**********${id.slice(-4)}`)
  const contract = await shopper.must('GET /o2cum/v1/partner/contract')
  const documentReply = await shop.app.inject({ url: contract.document })
  assert.equal(sha256(documentReply.rawPayload), contract.hash)
  const { data } = await signNow(shopper)
  assert.equal(data.standing.state, 'ACTIVE')
  assert.equal(data.signed?.shownHash, contract.hash)
  const first = await shop.app.inject({ url: data.signed?.document ?? '' })
  assert.equal(first.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.equal(sha256(first.rawPayload), data.signed?.finalHash)
  const again = await query(shopper)
  const later = await shop.app.inject({ url: again.signed?.document ?? '' })
  assert.equal(sha256(later.rawPayload), data.signed?.finalHash)
  const unsignedReply = await shop.app.inject({ url: (again.signed?.document ?? '').replace(/\?.*/, '') })
  assert.equal(unsignedReply.statusCode, 404)
  const partnerRow = await partnerByCode(shop.core.db, again.partnerCode ?? '')
  assert.deepEqual(partnerRow, await partnerOf(shop.core.db, shopper.userId))
  assert.equal(partnerRow?.state, 'ACTIVE')
})

test('name and number stand nowhere in the tables, replies and outbox', async () => {
  const shopper = await applicant()
  const id = idNumber()
  const answer = await tell(shop, shopper, id)
  await signNow(shopper)
  const replies = JSON.stringify([answer, await query(shopper)])
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.core.db)
  const codes: string[] = []
  for (const { table_name: name } of rows) {
    const columns = await sql<{
      all: string | null
    }>`select string_agg(to_jsonb(t)::text, ' ') as all from ${sql.id(name)} t`.execute(shop.core.db)
    const text = columns.rows[0]?.all ?? ''
    if (text.includes(CANARY_NAME) || text.includes(id)) codes.push(name)
  }
  assert.deepEqual(codes, [])
  assert.ok(!replies.includes(CANARY_NAME) && !replies.includes(id))
})

test('a part of a number that is wrong is named without the number, and uses no code up', async () => {
  const shopper = await applicant()
  const code = await identityCode(shop, shopper)
  const right = idNumber()
  const wrong = `${right.slice(0, 17)}${right.endsWith('1') ? '2' : '1'}`
  const ask = (number: string) =>
    shopper.ask('POST /o2cum/v1/partner/verify', { body: { realName: CANARY_NAME, idNumber: number, ...code } })
  const reply = await ask(wrong)
  assert.equal(reply.code, 'partner.id-check')
  assert.ok(!JSON.stringify(reply).includes(wrong))
  assert.equal((await ask(right)).data.standing.state, 'VERIFIED')
})

test('a code of another purpose opens nothing, and one is used once', async () => {
  const [first, other] = [await applicant(), await applicant()]
  const code = await identityCode(shop, first)
  const reply = await other.ask('POST /o2cum/v1/partner/verify', {
    body: { realName: CANARY_NAME, idNumber: idNumber(), ...code }
  })
  assert.equal(reply.success, false)
  const login = { captchaKey: code.captchaKey.replace(/^idn/, 'cap'), captcha: code.captcha }
  const wrongKind = await first.ask('POST /o2cum/v1/partner/verify', {
    body: { realName: CANARY_NAME, idNumber: idNumber(), ...login }
  })
  assert.equal(wrongKind.code, 'captcha.expired')
})

test('one person is one partner, also when two accounts tell it at once', async () => {
  const id = idNumber()
  const shoppers = [await applicant(), await applicant(), await applicant()]
  const codes: Awaited<ReturnType<typeof identityCode>>[] = []
  for (const shopper of shoppers) codes.push(await identityCode(shop, shopper))
  const answers = await Promise.all(
    shoppers.map((shopper, index) =>
      shopper.ask('POST /o2cum/v1/partner/verify', {
        body: { realName: CANARY_NAME, idNumber: id, ...(codes[index] ?? { captchaKey: '', captcha: '' }) }
      })
    )
  )
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.deepEqual(
    [...new Set(answers.filter(({ success }) => !success).map(({ code }) => code))],
    ['partner.id-known']
  )
})

test('who is refused tries again after a day, three times', async () => {
  const shopper = await applicant()
  for (const leftTries of [2, 1, 0]) {
    const reply = await tell(shop, shopper, idNumber('000'))
    assert.deepEqual([reply.data.standing.state, reply.data.standing.triesLeft], ['REFUSED', leftTries])
    assert.ok(reply.data.standing.refusedReason)
    const body = { realName: CANARY_NAME, idNumber: idNumber(), captchaKey: 'idn_x', captcha: '000000' }
    const soon = await shopper.ask('POST /o2cum/v1/partner/verify', { body })
    assert.equal(soon.code, leftTries === 0 ? 'partner.no-tries' : 'partner.wait')
    await sql`update partner set refused_at = refused_at - interval '25 hours' where user_id = ${shopper.userId}`.execute(
      shop.core.db
    )
    await sql`delete from captcha_quota`.execute(shop.core.db)
  }
})

test('staff look at who can’t be matched, suspend, resume and end; each says who', async () => {
  const shopper = await applicant()
  assert.equal((await tell(shop, shopper, idNumber('999'))).data.standing.checking, true)
  await actOnPartner(shop.core, shopper.userId, 'verify', by)
  await signNow(shopper)
  await actOnPartner(shop.core, shopper.userId, 'suspend', by)
  assert.equal((await query(shopper)).standing.state, 'SUSPENDED')
  await actOnPartner(shop.core, shopper.userId, 'resume', by)
  assert.equal((await query(shopper)).standing.state, 'ACTIVE')
  await shopper.must('POST /o2cum/v1/partner/leave', { body: {} })
  await assert.rejects(actOnPartner(shop.core, shopper.userId, 'resume', by), /can’t be done/)
  const events = await shop.core.db
    .selectFrom('partner_event')
    .select(['event', 'by'])
    .where('user_id', '=', shopper.userId)
    .orderBy('event_id')
    .execute()
  assert.deepEqual(
    events.map(({ event }) => event),
    ['APPLY', 'VERIFY', 'SIGN', 'SUSPEND', 'RESUME', 'LEAVE']
  )
  assert.equal(events[1]?.by, 'staff_test')
})

test('a number that nobody confirmed is free once who typed it has left', async () => {
  const id = idNumber('999')
  const [copycat, owner] = [await applicant(), await applicant()]
  assert.equal((await tell(shop, copycat, id)).data.standing.checking, true)
  await copycat.must('POST /o2cum/v1/partner/leave', { body: {} })
  assert.equal((await tell(shop, owner, id)).data.standing.checking, true)
})

test('a new version has all sign again, and the old hash signs nothing', async () => {
  const [first, stoppedPartner] = [await partner(shop), await partner(shop)]
  const shopper = await applicant()
  await tell(shop, shopper)
  const old = await shopper.must('GET /o2cum/v1/partner/contract')
  await actOnPartner(shop.core, stoppedPartner.userId, 'suspend', by)
  await reissueContract(shop.core, 'staff_test')
  assert.equal((await query(first)).standing.state, 'RESIGN')
  await actOnPartner(shop.core, stoppedPartner.userId, 'resume', by)
  assert.equal((await query(stoppedPartner)).standing.state, 'RESIGN')
  const late = await shopper.ask('POST /o2cum/v1/partner/contract', {
    body: { version: old.version, hash: old.hash, ...hand }
  })
  assert.equal(late.code, 'contract.changed')
  assert.equal((await signNow(first)).data.standing.state, 'ACTIVE')
})

test('a blank paper, a slip, another’s name are no signature; the typed name is', async () => {
  const shopper = await applicant()
  await tell(shop, shopper)
  for (const [over, code] of [
    [{}, 'signature.short'],
    [
      {
        ...hand,
        strokes: [
          [
            [1, 1],
            [2, 2]
          ],
          [
            [3, 3],
            [4, 4]
          ]
        ]
      },
      'signature.short'
    ],
    [{ paper: { width: 100, height: 60 }, strokes: hand.strokes }, 'signature.outside'],
    [{ typedName: '别的人' }, 'signature.name']
  ] as const)
    assert.equal((await signNow(shopper, over)).code, code)
  assert.equal((await signNow(shopper, { typedName: CANARY_NAME })).data.standing.state, 'ACTIVE')
})

test('the database holds no signature without both hashes, and none that changes', async () => {
  const shopper = await partner(shop)
  const { db } = shop.core
  const of = sql`where user_id = ${shopper.userId}`
  await assert.rejects(sql`update partner_signature set document = '\\x00' ${of}`.execute(db), /never changed/)
  const columns = sql`signature_id, user_id, version, strokes, typed, document, phone_masked, device, signed_at`
  const copy = (text: string, final: string) =>
    sql`insert into partner_signature (${columns}, shown_hash, final_hash)
      select signature_id || ${text}, user_id || 'x', version, strokes, typed, document, phone_masked, device, signed_at,
        ${sql.raw(text)}, ${sql.raw(final)} from partner_signature ${of}`.execute(db)
  await assert.rejects(copy('null', 'final_hash'), /null value/)
  await assert.rejects(copy('shown_hash', 'null'), /null value/)
  await assert.rejects(copy('shown_hash', 'shown_hash'), /check/)
  const byte = sql`update partner_contract set document = document || '\\x00'`
  await assert.rejects(byte.execute(db), /new version/)
})

test('what is sealed opens for its owner and purpose alone', async () => {
  const { db } = shop.core
  const sealedText = await seal(db, CANARY_NAME, { purpose: 'a', owner: 'u1' })
  assert.equal(await unseal(db, sealedText, { purpose: 'a', owner: 'u1' }), CANARY_NAME)
  await assert.rejects(unseal(db, sealedText, { purpose: 'a', owner: 'u2' }))
  await assert.rejects(unseal(db, sealedText, { purpose: 'b', owner: 'u1' }))
})

test('an employee can’t join', async () => {
  const shopper = await shop.shopper()
  await sql`insert into customer_role (user_id, role, granted_at, granted_by)
    values (${shopper.userId}, 'EMPLOYEE', now(), 'test')`.execute(shop.core.db)
  const reply = await shopper.ask('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  assert.equal(reply.code, 'partner.barred')
  const { standing } = await shopper.must('GET /o2cum/v1/glz-partner/check-partner')
  assert.equal(standing.barred, 'EMPLOYEE')
})

test('the demonstration has one who was refused', async () => {
  const { core } = shop
  const catalogue = async () => ({ ...(await core.catalogue()), partnerContract: contractText, partners })
  await seedPartners({ ...core, catalogue })
  assert.equal((await partnerOf(core.db, 'u_chen'))?.state, 'REFUSED')
})
