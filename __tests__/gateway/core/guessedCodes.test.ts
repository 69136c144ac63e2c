// verify:full: two thousand codes that are nobody's; some of each are in the tests of the areas
/** Codes of activities and of invitations that are made up, cut, or somebody else's of another kind: refused alike, and nothing is told. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../../contract'
import { sandboxCode, type SandboxKind } from '../../../gateway/src/core/platform/sandbox'
import * as assists from '../activities/assists'
import { flashSale } from '../activities/flashSales'
import * as groups from '../activities/groupBuys'
import { claimPiece, subsidise } from '../activities/subsidies'
import { drawnTrial, entryFor } from '../activities/trials'
import { detail, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { enrol, newEmployee, TAKE } from '../people/employees'
import { BIND as INVITES, CODE } from '../people/referrals'

const BUY = 'POST /o2cht/v1/order-settlements/buy-now'
const REGISTER = 'POST /o2cum/v1/pub/mini-program/register-bind-login'

/** What each is asked by, and how it is refused. */
const ASKED: [EndpointKey, (code: string) => object, refusal: string, what?: string][] = [
  ['GET /o2mkt-b2c/v1/group-buy/pub/group-detail', (groupCode) => ({ query: { groupCode } }), 'group.missing'],
  ['GET /o2mkt-b2c/v1/group-buy/group-detail', (groupCode) => ({ query: { groupCode } }), 'group.missing'],
  ['GET /o2mkt-b2c/v1/assist/pub/detail', (assistCode) => ({ query: { assistCode } }), 'assist.missing'],
  ['GET /o2mkt-b2c/v1/product-trial/pub/detail', (trialCode) => ({ query: { trialCode } }), 'trial.missing'],
  ['POST /o2mkt-b2c/v1/subsidy/unbind', (qualificationId) => ({ body: { qualificationId } }), 'subsidy.missing'],
  [
    'POST /o2mkt-b2c/v1/subsidy/remind',
    (qualificationId) => ({ body: { qualificationId, remindBySms: true } }),
    'subsidy.missing'
  ],
  ['POST /o2cum/v1/glz-store/hide', (storyId) => ({ body: { storyId } }), 'story.missing'],
  ['POST /o2mkt-b2c/v1/product-trial/confirm', (entryId) => ({ body: { entryId } }), 'trial.no-entry'],
  [assists.HELP, (assistCode) => ({ body: { assistCode } }), 'assist.missing'],
  [
    BUY,
    (assistCode) => ({ body: { skuCode: 'POT', quantity: 1, assist: { assistCode } } }),
    'assist.missing',
    ' of an assist'
  ],
  [
    BUY,
    (groupCode) => ({ body: { ...inGroup, group: { ...inGroup.group, groupCode } } }),
    'group.missing',
    ' in a group'
  ],
  [BUY, (sessionCode) => ({ body: { skuCode: 'LAMP', quantity: 1, sessionCode } }), 'flash.missing', ' of a session'],
  [TAKE, (inviteCode) => ({ body: { inviteCode } }), 'employee.invitation']
]
/** With the codes of who invites below, two thousand. */
const EACH = 145
/** One asker's guesses: an invitation is tried ten times an hour. */
const TRIES = 10
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'

let shop: TestShop
/** A piece in a group that somebody else opened. */
let inGroup = { skuCode: 'POT', quantity: 1, group: { activityCode: '', size: 2 } }
/** Codes that are somebody else's. */
const real: string[] = []
before(async () => {
  shop = await startShop()
  const owner = await shop.shopper()
  const activityCode = await groups.publish(shop)
  inGroup = { ...inGroup, group: { ...inGroup.group, activityCode } }
  const orderCode = await groups.join(shop, owner, { activityCode })
  real.push(activityCode, orderCode, await claimPiece(owner, await subsidise(shop, 'P_FRIDGE')))
  const { groupCode = '' } = await detail(owner, orderCode)
  const assistCode = await assists.start(owner, await assists.publish(shop))
  await drawnTrial(shop)
  real.push(groupCode, assistCode, await entryFor(shop, owner), await flashSale(shop, 'LAMP'))
  const { shopper } = await newEmployee(shop)
  await shopper.must(INVITES)
  real.push((await shopper.must(CODE)).inviteCode, (await enrol(shop)).inviteCode)
})
after(() => shop.close())

/** Always the same ones: random, too short, too long, a sign off, in capitals, of another kind. */
function guess(index: number): string {
  let seed = Math.imul(index + 1, 2_654_435_761)
  const next = (most: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return (seed >>> 16) % most
  }
  const signs = (length: number): string => Array.from({ length }, () => SIGNS.charAt(next(SIGNS.length))).join('')
  const other = real[index % real.length] ?? ''
  const ways = [
    () => signs(1 + next(64)),
    () => `gb_${signs(22)}`,
    () => other.slice(0, -1) + signs(1),
    () => `${other.slice(0, 60)}0`,
    () => `__proto__${signs(2)}`,
    () => signs(64)
  ]
  return ways[index % ways.length]?.() ?? signs(8)
}

/** Guesses of shoppers who each make a few. */
async function eachGuess(work: (code: string, shopper: TestShopper) => Promise<void>): Promise<void> {
  let shopper = await shop.shopper()
  for (let index = 0; index < EACH; index += 1) {
    if (index % TRIES === TRIES - 1) shopper = await shop.shopper()
    const code = guess(index)
    // a sign may be the one it takes the place of
    await work(real.includes(code) ? `${code}0` : code, shopper)
  }
}

for (const [key, how, refusal, what = ''] of ASKED)
  test(`${key}${what}: ${EACH} codes that are nobody’s are refused alike`, async () => {
    const codes = new Set<string>()
    await eachGuess(async (code, shopper) => {
      const answer = await shopper.ask(key, how(code) as never)
      assert.equal(answer.code, refusal, code)
      codes.add(JSON.stringify([answer.status, answer.message, answer.data]))
    })
    assert.equal(codes.size, 1, [...codes].join(' '))
  })

test(`${REGISTER}: ${EACH} codes of inviters that are nobody’s invite nobody, and nothing is told`, async () => {
  const invites = () => shop.core.db.selectFrom('referral_invite').select('invite_id').execute()
  const before = (await invites()).length
  let count = 0
  const codeOf = (kind: SandboxKind, whose: string) => sandboxCode(kind, whose, Date.now(), `guess${(count += 1)}`)
  await eachGuess(async (code) => {
    const [login, phone] = [codeOf('login', `guest${count}`), codeOf('phone', String(13_600_000_000 + count))]
    const body = { code: login, phoneCode: phone, agreed: [{ policyCode: 'USER' }], inviteCodes: [code] }
    const answer = await shop.ask(REGISTER, { body })
    const names = Object.keys(answer.data).sort()
    assert.deepEqual(
      [answer.code, answer.data.registered, names],
      ['S', true, ['openId', 'registered', 'token', 'userId']]
    )
  })
  assert.equal((await invites()).length, before)
})
