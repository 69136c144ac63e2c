// verify:full: two thousand codes that are nobody's; some of each are in the tests of the areas
/** Codes of activities that are made up, cut, or somebody else's of another kind: refused alike, and nothing is told. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EndpointKey } from '../../../contract'
import * as groups from '../activities/groupBuys'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { claimPiece, subsidise } from '../activities/subsidies'

/** What each is asked by, and how it is refused. */
const ASKED: [EndpointKey, (code: string) => object, string][] = [
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
  ['POST /o2cum/v1/glz-store/hide', (storyId) => ({ body: { storyId } }), 'story.missing']
]
const EACH = 290
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'

let shop: TestShop
let stranger: TestShopper
/** Codes that are somebody else's. */
const real: string[] = []
before(async () => {
  shop = await startShop()
  const owner = await shop.shopper()
  stranger = await shop.shopper()
  const activityCode = await groups.publish(shop)
  const orderCode = await groups.join(shop, owner, { activityCode })
  real.push(activityCode, orderCode, await claimPiece(owner, await subsidise(shop, 'P_FRIDGE')))
})
after(() => shop.close())

/** Always the same ones: random, too short, too long, a sign off, in capitals, of another kind. */
function guess(index: number): string {
  let seed = index * 2_654_435_761 + 12_345
  const next = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed % most
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

for (const [key, how, refusal] of ASKED)
  test(`${key}: ${EACH} codes that are nobody’s are refused alike`, async () => {
    const codes = new Set<string>()
    for (let index = 0; index < EACH; index += 1) {
      const code = guess(index)
      const answer = await stranger.ask(key, how(code) as never)
      assert.equal(answer.code, refusal, code)
      codes.add(JSON.stringify([answer.status, answer.message, answer.data]))
    }
    assert.equal(codes.size, 1, [...codes].join(' '))
  })
