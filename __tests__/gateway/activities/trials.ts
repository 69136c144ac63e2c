/** Trials for tests: what can be tried, who applies, and what comes of a piece that was won. */
import type { BodyOf, TrialEntry } from '../../../contract'
import { closeTrial, drawTrial, publishTrial } from '../../../gateway/src/areas/trial'
import { newId } from '../../../gateway/src/core/database/database'
import { TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

export const LIST = 'GET /o2mkt-b2c/v1/product-trial'
export const DETAIL = 'GET /o2mkt-b2c/v1/product-trial/pub/detail'
export const DRAW = 'GET /o2mkt-b2c/v1/product-trial/pub/draw'
export const REPORTS = 'GET /o2mkt-b2c/v1/product-trial/pub/reports'
export const MINE = 'GET /o2mkt-b2c/v1/product-trial/entries'
export const APPLY = 'POST /o2mkt-b2c/v1/product-trial/apply'
export const CONFIRM = 'POST /o2mkt-b2c/v1/product-trial/confirm'

export const HOUR_MS = 3_600_000
export const REASON = '家里有两只猫，想看看它扫不扫得干净'

const words = (zh: string, en: string) => ({ zh, en })

/** Publishes a trial of a SKU: open since an hour, closed in a day, drawn in two. */
export function publish(
  { core }: TestShop,
  plan: { skuCode?: string; pieces?: number; startsIn?: number; closesIn?: number; drawnIn?: number } = {}
): Promise<string> {
  const { skuCode = 'POT', pieces = 2, startsIn = -1, closesIn = 24, drawnIn = 48 } = plan
  const hoursAhead = (hours: number): number => core.clock.now() + hours * HOUR_MS
  return publishTrial(core, TESTER, {
    skuCode,
    pieces,
    slogan: words('会爬门槛', 'It climbs sills'),
    hint: words('有门槛的家', 'For homes with sills'),
    startAt: hoursAhead(startsIn),
    closeAt: hoursAhead(closesIn),
    drawAt: hoursAhead(drawnIn)
  })
}

export const wishOf = (
  { addressId }: TestShopper,
  trialCode: string,
  changes: Partial<BodyOf<typeof APPLY>> = {}
): BodyOf<typeof APPLY> => ({ trialCode, addressId, text: REASON, agreed: true, ...changes })

export const apply = (shopper: TestShopper, trialCode: string): Promise<TrialEntry> =>
  shopper.must(APPLY, { body: wishOf(shopper, trialCode) })

/** New shoppers who have applied. */
export async function applicants(shop: TestShop, trialCode: string, count: number): Promise<TestShopper[]> {
  const list = await Promise.all(Array.from({ length: count }, () => shop.shopper()))
  for (const shopper of list) await apply(shopper, trialCode)
  return list
}

/** The own entry of a trial. */
export async function entryOf(shopper: TestShopper, trialCode: string): Promise<TrialEntry> {
  const { own } = await shopper.must(DETAIL, { query: { trialCode } })
  if (own === undefined) throw new Error('The shopper has not applied')
  return own
}

/** Who has which place, in the order of the draw. */
export async function drawOrder(shoppers: readonly TestShopper[], trialCode: string): Promise<TestShopper[]> {
  const placed = await Promise.all(
    shoppers.map(async (shopper) => ({ shopper, rank: (await entryOf(shopper, trialCode)).rank ?? 0 }))
  )
  return placed.sort((a, b) => a.rank - b.rank).map(({ shopper }) => shopper)
}

export const states = (shoppers: readonly TestShopper[], trialCode: string): Promise<TrialEntry['state'][]> =>
  Promise.all(shoppers.map(async (shopper) => (await entryOf(shopper, trialCode)).state))

export const confirm = async (shopper: TestShopper, trialCode: string): Promise<TrialEntry> =>
  shopper.must(CONFIRM, { body: { entryId: (await entryOf(shopper, trialCode)).entryId } })

/** Closes a trial and draws it. */
export async function drawNow({ core }: TestShop, trialCode: string): Promise<void> {
  await closeTrial(core, TESTER, trialCode)
  await drawTrial(core, TESTER, trialCode)
}

/** A trial of one piece that a shopper won; others may wait. */
export async function wonTrial(shop: TestShop, others = 0, skuCode = 'POT') {
  const trialCode = await publish(shop, { pieces: 1, skuCode })
  const all = await applicants(shop, trialCode, 1 + others)
  await drawNow(shop, trialCode)
  const [winner, ...rest] = await drawOrder(all, trialCode)
  if (winner === undefined) throw new Error('Nobody applied')
  return { trialCode, winner, rest }
}

/** Lets the clock run, and does what time brings. */
export async function pass(shop: TestShop, hours: number): Promise<void> {
  await shop.core.clock.advance(hours * HOUR_MS)
  await shop.sweep()
}

/** A trial that everybody can apply for, for a year. */
export async function openTrial({ core: { db, clock } }: TestShop, trialCode: string): Promise<void> {
  const now = clock.date()
  const days = (count: number): Date => new Date(now.getTime() + count * 24 * HOUR_MS)
  await db
    .insertInto('trial')
    .values({
      trial_code: trialCode,
      sku_code: 'POT',
      slogan: JSON.stringify(words('会爬门槛', 'It climbs sills')),
      hint: JSON.stringify(words('有门槛的家', 'For homes with sills')),
      pieces: 5,
      start_at: days(-1),
      close_at: days(365),
      draw_at: days(366),
      seed_secret: 'drawn_in_a_year',
      seed_hash: 'c'.repeat(64),
      published_by: 'staff_test'
    })
    .execute()
}

const DRAWN = 'tr_drawn'

/** A trial that is drawn, as it is stored. */
export async function drawnTrial({ core: { db, clock } }: TestShop): Promise<void> {
  const now = clock.date()
  const hours = (count: number): Date => new Date(now.getTime() + count * HOUR_MS)
  await db
    .insertInto('trial')
    .values({
      trial_code: DRAWN,
      sku_code: 'LAMP',
      slogan: JSON.stringify(words('亮', 'Bright')),
      hint: JSON.stringify(words('晚上看书的人', 'For who reads at night')),
      pieces: 50,
      start_at: hours(-72),
      close_at: hours(-48),
      draw_at: hours(-24),
      seed_secret: 'drawn_long_ago',
      seed_hash: 'a'.repeat(64),
      list_hash: 'b'.repeat(64),
      closed_at: hours(-48),
      drawn_at: hours(-24),
      published_by: 'staff_test',
      closed_by: 'time',
      drawn_by: 'time'
    })
    .execute()
}

let winners = 0

/** An entry of a shopper's that won in it. */
export async function entryFor({ core: { db, clock } }: TestShop, { userId }: TestShopper): Promise<string> {
  const now = clock.date()
  const hours = (count: number): Date => new Date(now.getTime() + count * HOUR_MS)
  const entryId = newId('te')
  await db
    .insertInto('trial_entry')
    .values({
      entry_id: entryId,
      trial_code: DRAWN,
      user_id: userId,
      ticket: newId('tk'),
      state: 'DRAWN',
      author: JSON.stringify(words('客人', 'Guest')),
      text: 'OWN-CANARY reason of the trial',
      applied_at: hours(-60),
      rank: (winners += 1),
      // far enough that no test's clock lets it lapse
      confirm_before: hours(24 * 365)
    })
    .execute()
  return entryId
}
