/** What the shop's staff do with subsidies; each says who did it. */
import type { Core } from '../../core/area'
import { inTransaction, newId } from '../../core/database/database'
import { invalid, notFound, refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { DAY_MS } from '../../../../domain/spans'
import { skuCodesOf } from '../product'
import { regions } from '../../core/places/regions'
import * as store from './store'
import { isReaderAway, newestEvents, noteEvent } from './storeEvents'

export interface SubsidyPlan {
  categoryCode: string
  name: Words
  energyLevel?: number
  percent?: number
  capFen?: number
  pieces?: number
  validDays?: number
  regionCodes: readonly string[]
  budget: number
  startAt: number
  endAt: number
  position?: number
}

/** A price that rose within these days keeps a SKU out. */
const STEADY_DAYS = 30

/** Begins to subsidise a category. Unless said: energy level 1, 15 %, at most ¥1,500, one a person. */
export async function publishSubsidy({ db }: Pick<Core, 'db'>, by: string, plan: SubsidyPlan): Promise<string> {
  const { percent = 15, capFen = 150_000, pieces = 1, energyLevel = 1, validDays = 14, position = 0 } = plan
  if (percent < 1 || percent > 100 || capFen < 1 || plan.budget < 1 || plan.endAt <= plan.startAt)
    throw invalid('补贴的比例、上限、名额或时间不正确', 'Percent, cap, budget or time of the subsidy is not right')
  const policyCode = newId('sp')
  await store.addPolicy(db, {
    policy_code: policyCode,
    position,
    category_code: plan.categoryCode,
    name: JSON.stringify(plan.name),
    energy_level: energyLevel,
    percent,
    cap_fen: capFen,
    pieces,
    valid_days: validDays,
    region_codes: [...plan.regionCodes],
    budget: plan.budget,
    start_at: new Date(plan.startAt),
    end_at: new Date(plan.endAt),
    published_by: by
  })
  return policyCode
}

/** Adds the versions of a product whose price did not rise of late; refused where none is left. */
export async function enrolProduct(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  { policyCode, spuCode }: { policyCode: string; spuCode: string }
): Promise<number> {
  const skuCodes = await skuCodesOf(db, spuCode)
  if (skuCodes.length === 0) throw notFound('product.missing', '商品不存在', 'No such product')
  const since = new Date(clock.now() - STEADY_DAYS * DAY_MS)
  let count = 0
  for (const skuCode of skuCodes) {
    if (await store.hasRisen(db, skuCode, since)) continue
    if (await store.enrol(db, { policy_code: policyCode, sku_code: skuCode, enrolled_by: by })) count += 1
  }
  if (count === 0)
    throw refusal(
      'subsidy.enrol',
      '近 30 天涨过价或已参加补贴，不能报名',
      'Its price rose within 30 days, or it is enrolled'
    )
  return count
}

/** Gives a policy another budget, never below what is taken of it. */
export function setBudget(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  { policyCode, budget }: { policyCode: string; budget: number }
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await store.setBudget(tx, policyCode, budget)))
      throw invalid('名额不能少于已领的', 'The budget can’t be below what was claimed of it')
    await noteEvent(tx, { act: 'BUDGET', by, about: `${policyCode} ${budget}`, at: clock.date() })
  })
}

/** Gives a policy other regions; what was claimed for one that is gone stays as it was claimed. */
export function setRegions(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  { policyCode, regionCodes }: { policyCode: string; regionCodes: readonly string[] }
): Promise<void> {
  if (regionCodes.length === 0 || regionCodes.some((code) => !regions().has(code)))
    throw invalid('地区不正确', 'regionCodes must be regions')
  return inTransaction(db, async (tx) => {
    if (!(await store.setRegions(tx, policyCode, regionCodes)))
      throw notFound('subsidy.missing', '补贴不存在', 'There is no such subsidy')
    await noteEvent(tx, { act: 'REGIONS', by, about: `${policyCode} ${regionCodes.join(' ')}`, at: clock.date() })
  })
}

/** Sends the demonstration's reader of cards away, or calls it back. */
export const sendReader = ({ db, clock }: Pick<Core, 'db' | 'clock'>, by: string, away: boolean): Promise<unknown> =>
  noteEvent(db, { act: 'READER', by, about: away ? 'away' : 'back', at: clock.date() })

const SHOWN = 20

/** What the console shows: policies, what was claimed last, and who did what; names and numbers are not in it. */
export async function subsidyDesk({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const policies = await store.runningPolicies(db, clock.date())
  const claims = await store.newestQualifications(db, SHOWN)
  return {
    readerAway: await isReaderAway(db),
    pictures: await store.countPictures(db),
    policies: policies.map((policy) => ({
      policyCode: policy.policy_code,
      name: policy.name,
      budget: policy.budget,
      taken: policy.taken,
      regionCodes: policy.region_codes
    })),
    claimed: claims.map((claim) => ({
      qualificationId: claim.qualification_id,
      userId: claim.user_id,
      policyCode: claim.policy_code,
      state: claim.state,
      regionCode: claim.region_code,
      validUntil: claim.valid_until.getTime()
    })),
    events: (await newestEvents(db, SHOWN)).map(({ act, by_whom: by, about, at }) => ({
      act,
      by,
      about,
      at: at.getTime()
    }))
  }
}
