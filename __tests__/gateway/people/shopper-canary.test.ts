// Token, phone and address of a shopper: in no log line, refusal or error after login, phone change, chat and hand-over
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { ownPage } from '../support'
import { addKeepable } from '../database/keeping'
import { startShop, type TestShop } from '../orders/journey-shop'
import { clientId, HEAR, OPEN, openDesk, SAY, TICKET } from '../content/talks'

const PHONE = '13987650123'
const NEXT = '13987650456'
const STREET = '金丝雀巷七号'

let shop: TestShop
const lines: string[] = []
before(async () => {
  shop = await startShop({ logLevel: 'trace' })
  // all loggers of a gateway write to one stream
  let node: unknown = shop.app.log
  let of: symbol | undefined
  while (typeof node === 'object' && node !== null && of === undefined) {
    of = Object.getOwnPropertySymbols(node).find((symbol) => String(symbol) === 'Symbol(pino.stream)')
    node = Object.getPrototypeOf(node)
  }
  const stream: unknown = of && Reflect.get(shop.app.log, of)
  assert.ok(typeof stream === 'object' && stream !== null)
  Object.assign(stream, { write: (line: string) => lines.push(line) })
  await addKeepable(shop, 'S1')
  await openDesk(shop)
})
after(() => shop.close())

async function codeOf(phone: string): Promise<string> {
  const outbox = await shop.app.inject({ url: '/demo/api/outbox', query: { recipient: phone }, headers: ownPage(shop) })
  return outbox.json<{ list: { title: string }[] }>().list.find(({ title }) => /^\d{6}$/.test(title))?.title ?? ''
}
const minute = () => shop.core.clock.advance(61_000)

test('identities stand in no log line and no refusal, after any failure', async () => {
  const refusals: string[] = []
  /** A call that is to be refused, or to fail. */
  const fails = async (answer: Promise<{ success: boolean }>, name: string): Promise<void> => {
    const reply = await answer
    assert.equal(reply.success, false, name)
    refusals.push(JSON.stringify(reply))
  }
  const { captchaKey } = await shop.must('POST /oauth/public/send-phone-captcha-always', { body: { phone: PHONE } })
  const proof = { phone: PHONE, captchaKey, captcha: await codeOf(PHONE) }
  const register = 'POST /o2cum/v1/pub/customer-register/register-with-oauth'
  const agreed = [{ policyCode: 'USER' }]
  await fails(shop.ask(register, { body: { ...proof, captcha: 'abcdef', agreed } }), 'a code that is none')
  const { token } = await shop.must(register, { body: { ...proof, agreed } })
  await fails(shop.ask(register, { body: { ...proof, agreed } }), 'a code that is spent')
  await fails(shop.ask('POST /oauth/public/send-phone-captcha-always', { body: { phone: PHONE } }), 'too soon')

  const region = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
  const address = { receiver: '金丝雀', phone: PHONE, ...region, detail: STREET, isDefault: true }
  await shop.must('POST /o2cum/v1/bp-address', { token, body: address })
  await fails(shop.ask('POST /o2cum/v1/bp-address', { token, body: { ...address, cityCode: 'none' } }), 'no region')

  const step = async (name: 'OLD' | 'NEW', phone: string) => {
    await minute()
    const body = { step: name, ...(name === 'NEW' ? { phone } : {}) }
    const { captchaKey: key } = await shop.must('POST /o2cum/v1/customer-info/phone-code', { token, body })
    return { key, code: await codeOf(phone) }
  }
  const [old, next] = [await step('OLD', PHONE), await step('NEW', NEXT)]
  const change = { oldKey: old.key, oldCaptcha: old.code, phone: NEXT, captchaKey: next.key, captcha: next.code }
  const changePhone = (body: object) => shop.ask('POST /o2cum/v1/customer-info/phone', { token, body: { ...body } })
  await fails(changePhone({ ...change, captcha: 'abcdef' }), 'a code of the new phone that is none')
  assert.equal((await changePhone(change)).success, true)

  const { conversationId } = await shop.must(OPEN, { token, body: { port: 'H5' } })
  const text = `我住在${STREET}，电话 ${NEXT}`
  const message = { conversationId, clientId: clientId(), kind: 'TEXT', text }
  await shop.must(SAY, { token, body: message })
  await fails(shop.ask(SAY, { token, body: { ...message, text: `${text}。` } }), 'other words')
  await fails(shop.ask(SAY, { token: `${token}x`, body: message }), 'no login')
  const { ticket } = await shop.must(TICKET, { token })

  const page = { screen: '/pages/contact/contact', origin: 'https://shop.example' }
  const { authToken } = await shop.must('POST /o2cum/v1/pub/get-h5-auth-token', { token, body: page })
  const hand = { query: { sysCode: 'ACCESS_TOKEN' }, body: { authToken, screen: page.screen } }
  const child = await shop.must('POST /o2cum/v1/pub/h5/login', { ...hand, headers: { origin: page.origin } })
  const loginReply = shop.ask('POST /o2cum/v1/pub/h5/login', { ...hand, headers: { origin: page.origin } })
  await fails(loginReply, 'a hand-over that is spent')

  // failures of the gateway's own, with all of it on its way
  const away = async (table: string, work: () => Promise<void>): Promise<void> => {
    await sql`alter table ${sql.id(table)} rename to canary_away`.execute(shop.core.db)
    await work()
    await sql`alter table canary_away rename to ${sql.id(table)}`.execute(shop.core.db)
  }
  await away('chat_message', async () => {
    await fails(shop.ask(SAY, { token, body: { ...message, clientId: clientId() } }), 'no table of messages')
    await fails(shop.ask(HEAR, { token, query: { conversationId } }), 'no table of messages')
  })
  await away('address', () => fails(shop.ask('POST /o2cum/v1/bp-address', { token, body: address }), 'no addresses'))
  await away('captcha', () =>
    fails(shop.ask('POST /oauth/public/send-phone-captcha-always', { body: { phone: NEXT } }), 'no codes')
  )

  const log = lines.join('\n')
  assert.ok(log.includes('/chat/messages') && log.includes('chat_message'), 'the log and its failures are read')
  const canaries = { PHONE, NEXT, STREET, token, child: child.token, ticket, authToken, code: proof.captcha }
  for (const [name, canary] of Object.entries(canaries)) {
    assert.ok(canary.length >= 6, name)
    const texts = [log, refusals.join('\n')]
      .flatMap((place) => place.split('\n'))
      .filter((line) => line.includes(canary))
    assert.deepEqual(texts, [], name)
  }
})
