// How somebody becomes a partner, what is kept of them, and what they signed
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { actOnPartner, partnerByCode, partnerOf, reissueContract } from '../../../gateway/src/areas/partner'
import { seedPartners } from '../../../gateway/src/areas/partner/seed'
import { seal, unseal } from '../../../gateway/src/core/identity/sealing'
import { partners } from '../../../gateway/src/demonstration/partner/people'
import { startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
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
/** What somebody was told, the oldest first. */
const titlesOf = async (shopper: TestShopper): Promise<string[]> => {
  const { list } = await shopper.must('GET /o2msg/v1/user-messages/list')
  return [...list].sort((a, b) => a.number - b.number).map(({ title }) => title)
}
const applied = async (): Promise<TestShopper> => {
  const shopper = await shop.shopper()
  await apply(shopper)
  return shopper
}

test('somebody applies, tells who they are, signs, and is a partner whose document stays what it was', async () => {
  const shopper = await applied()
  assert.equal((await apply(shopper)).standing.state, 'APPLIED')
  const id = idNumber()
  const answer = await tell(shop, shopper, id)
  assert.equal(answer.data.standing.state, 'VERIFIED', answer.message)
  assert.equal(answer.data.nameMasked, '林**')
  assert.equal(answer.data.idMasked, `${id.slice(0, 4)}**********${id.slice(-4)}`)
  const contract = await shopper.must('GET /o2cum/v1/partner/contract')
  const shown = await shop.app.inject({ url: contract.document })
  assert.equal(sha256(shown.rawPayload), contract.hash)
  const { data } = await signNow(shopper)
  assert.equal(data.standing.state, 'ACTIVE')
  assert.equal(data.signed?.shownHash, contract.hash)
  const first = await shop.app.inject({ url: data.signed?.document ?? '' })
  assert.equal(first.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.equal(sha256(first.rawPayload), data.signed?.finalHash)
  const again = await query(shopper)
  const later = await shop.app.inject({ url: again.signed?.document ?? '' })
  assert.equal(sha256(later.rawPayload), data.signed?.finalHash)
  const unsigned = await shop.app.inject({ url: (again.signed?.document ?? '').replace(/\?.*/, '') })
  assert.equal(unsigned.statusCode, 404)
  const known = await partnerByCode(shop.core.db, again.partnerCode ?? '')
  assert.deepEqual(known, await partnerOf(shop.core.db, shopper.userId))
  assert.equal(known?.state, 'ACTIVE')
})

test('name and number stand nowhere in the tables, replies and outbox', async () => {
  const shopper = await applied()
  const id = idNumber()
  const answer = await tell(shop, shopper, id)
  await signNow(shopper)
  const replies = JSON.stringify([answer, await query(shopper)])
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.core.db)
  const found: string[] = []
  for (const { table_name: name } of rows) {
    const result = await sql<{
      all: string | null
    }>`select string_agg(to_jsonb(t)::text, ' ') as all from ${sql.id(name)} t`.execute(shop.core.db)
    const text = result.rows[0]?.all ?? ''
    if (text.includes(CANARY_NAME) || text.includes(id)) found.push(name)
  }
  assert.deepEqual(found, [])
  assert.ok(!replies.includes(CANARY_NAME) && !replies.includes(id))
})

test('a part of a number that is wrong is named without the number, and uses no code up', async () => {
  const shopper = await applied()
  const code = await identityCode(shop, shopper)
  const right = idNumber()
  const wrong = `${right.slice(0, 17)}${right.endsWith('1') ? '2' : '1'}`
  const ask = (number: string) =>
    shopper.ask('POST /o2cum/v1/partner/verify', { body: { realName: CANARY_NAME, idNumber: number, ...code } })
  const refused = await ask(wrong)
  assert.equal(refused.code, 'partner.id-check')
  assert.ok(!JSON.stringify(refused).includes(wrong))
  assert.equal((await ask(right)).data.standing.state, 'VERIFIED')
})

test('a code of another purpose opens nothing, and one is used once', async () => {
  const [first, second] = [await applied(), await applied()]
  const code = await identityCode(shop, first)
  const stolen = await second.ask('POST /o2cum/v1/partner/verify', {
    body: { realName: CANARY_NAME, idNumber: idNumber(), ...code }
  })
  assert.equal(stolen.success, false)
  const login = { captchaKey: code.captchaKey.replace(/^idn/, 'cap'), captcha: code.captcha }
  const wrongKind = await first.ask('POST /o2cum/v1/partner/verify', {
    body: { realName: CANARY_NAME, idNumber: idNumber(), ...login }
  })
  assert.equal(wrongKind.code, 'captcha.expired')
})

test('one person is one partner, also when two accounts tell it at once', async () => {
  const id = idNumber()
  const shoppers = [await applied(), await applied(), await applied()]
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
  const shopper = await applied()
  for (const left of [2, 1, 0]) {
    const answer = await tell(shop, shopper, idNumber('000'))
    assert.deepEqual([answer.data.standing.state, answer.data.standing.triesLeft], ['REFUSED', left])
    assert.ok(answer.data.standing.refusedReason)
    const body = { realName: CANARY_NAME, idNumber: idNumber(), captchaKey: 'idn_x', captcha: '000000' }
    const soon = await shopper.ask('POST /o2cum/v1/partner/verify', { body })
    assert.equal(soon.code, left === 0 ? 'partner.no-tries' : 'partner.wait')
    await sql`update partner set refused_at = refused_at - interval '25 hours' where user_id = ${shopper.userId}`.execute(
      shop.core.db
    )
    await sql`delete from captcha_quota`.execute(shop.core.db)
  }
})

test('staff look at who can’t be matched, suspend, resume and end; each says who', async () => {
  const shopper = await applied()
  assert.equal((await tell(shop, shopper, idNumber('999'))).data.standing.checking, true)
  await actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'verify' })
  await signNow(shopper)
  await actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'suspend' })
  assert.equal((await query(shopper)).standing.state, 'SUSPENDED')
  await actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'resume' })
  assert.equal((await query(shopper)).standing.state, 'ACTIVE')
  await shopper.must('POST /o2cum/v1/partner/leave', { body: {} })
  await assert.rejects(actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'resume' }), /can’t be done/)
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
  assert.deepEqual(await titlesOf(shopper), ['合伙人身份核验通过', '合伙人资格已暂停', '合伙人资格已恢复'])
})

test('a shopper reads why the staff refuse them, and once they are put out, that the work is over', async () => {
  const shopper = await applied()
  await tell(shop, shopper, idNumber('999'))
  await actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'refuse' })
  await actOnPartner(shop.core, TESTER, { userId: shopper.userId, step: 'leave' })
  assert.deepEqual(await titlesOf(shopper), ['合伙人身份核验没有通过', '你已退出合伙人计划'])
  const { list } = await shopper.must('GET /o2msg/v1/user-messages/list')
  const refused = list.find(({ title }) => title === '合伙人身份核验没有通过')
  assert.deepEqual([refused?.body, refused?.page], ['资料未通过核验', 'pagesC/parner/validate'])
})

test('a number that nobody confirmed is free once who typed it has left', async () => {
  const id = idNumber('999')
  const [typed, owner] = [await applied(), await applied()]
  assert.equal((await tell(shop, typed, id)).data.standing.checking, true)
  await typed.must('POST /o2cum/v1/partner/leave', { body: {} })
  assert.equal((await tell(shop, owner, id)).data.standing.checking, true)
})

test('a new version has all sign again, and the old hash signs nothing', async () => {
  const [active, stopped] = [await partner(shop), await partner(shop)]
  const verified = await applied()
  await tell(shop, verified)
  const old = await verified.must('GET /o2cum/v1/partner/contract')
  await actOnPartner(shop.core, TESTER, { userId: stopped.userId, step: 'suspend' })
  await reissueContract(shop.core, TESTER)
  assert.equal((await query(active)).standing.state, 'RESIGN')
  await actOnPartner(shop.core, TESTER, { userId: stopped.userId, step: 'resume' })
  assert.equal((await query(stopped)).standing.state, 'RESIGN')
  assert.deepEqual(await titlesOf(active), ['合伙人协议有新版本'])
  assert.deepEqual(await titlesOf(stopped), ['合伙人资格已暂停', '合伙人协议有新版本'])
  assert.deepEqual(await titlesOf(verified), [])
  const late = await verified.ask('POST /o2cum/v1/partner/contract', {
    body: { version: old.version, hash: old.hash, ...hand }
  })
  assert.equal(late.code, 'contract.changed')
  assert.equal((await signNow(active)).data.standing.state, 'ACTIVE')
})

test('a blank paper, a slip, another’s name are no signature; the typed name is', async () => {
  const shopper = await applied()
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
  const copy = (shown: string, final: string) =>
    sql`insert into partner_signature (${columns}, shown_hash, final_hash)
      select signature_id || ${shown}, user_id || 'x', version, strokes, typed, document, phone_masked, device, signed_at,
        ${sql.raw(shown)}, ${sql.raw(final)} from partner_signature ${of}`.execute(db)
  await assert.rejects(copy('null', 'final_hash'), /null value/)
  await assert.rejects(copy('shown_hash', 'null'), /null value/)
  await assert.rejects(copy('shown_hash', 'shown_hash'), /check/)
  const byte = sql`update partner_contract set document = document || '\\x00'`
  await assert.rejects(byte.execute(db), /new version/)
})

test('what is sealed opens for its owner and purpose alone', async () => {
  const { db } = shop.core
  const sealed = await seal(db, CANARY_NAME, { purpose: 'a', owner: 'u1' })
  assert.equal(await unseal(db, sealed, { purpose: 'a', owner: 'u1' }), CANARY_NAME)
  await assert.rejects(unseal(db, sealed, { purpose: 'a', owner: 'u2' }))
  await assert.rejects(unseal(db, sealed, { purpose: 'b', owner: 'u1' }))
})

test('an employee can’t join', async () => {
  const shopper = await shop.shopper()
  await sql`insert into customer_role (user_id, role, granted_at, granted_by)
    values (${shopper.userId}, 'EMPLOYEE', now(), 'test')`.execute(shop.core.db)
  const answer = await shopper.ask('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  assert.equal(answer.code, 'partner.barred')
  const { standing } = await shopper.must('GET /o2cum/v1/glz-partner/check-partner')
  assert.equal(standing.barred, 'EMPLOYEE')
})

test('the demonstration has one who was refused', async () => {
  const { core } = shop
  const catalogue = async () => ({ ...(await core.catalogue()), partnerContract: contractText, partners })
  await seedPartners({ ...core, catalogue })
  assert.equal((await partnerOf(core.db, 'u_chen'))?.state, 'REFUSED')
})
