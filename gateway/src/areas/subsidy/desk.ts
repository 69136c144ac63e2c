/** What the shop's staff do with subsidies; each act says who did it. */
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskAct, type DeskCore, type Staff } from '../../core/desk'
import { invalid, notFound, refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { DAY_MS } from '../../../../domain/spans'
import { kindsOf } from '../product'
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

const actOf = (act: string, about: string): DeskAct => ({ permission: 'ACTIVITIES', act: `subsidy.${act}`, about })

/** A price that rose within these days keeps a SKU out. */
const STEADY_DAYS = 30

/** Begins to subsidise a category. Unless said: energy level 1, 15 %, at most ¥1,500, one a person. */
export const publishSubsidy = (core: DeskCore, staff: Staff, plan: SubsidyPlan): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'subsidy.publish', about: resultCode }, async (tx) => {
    const { percent = 15, capFen = 150_000, pieces = 1, energyLevel = 1, validDays = 14, position = 0 } = plan
    if (percent < 1 || percent > 100 || capFen < 1 || plan.budget < 1 || plan.endAt <= plan.startAt)
      throw invalid('补贴的比例、上限、名额或时间不正确', 'Percent, cap, budget or time of the subsidy is not right')
    const policyCode = newId('sp')
    await store.addPolicy(tx, {
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
      published_by: staff.who
    })
    return policyCode
  })

/**
 * Adds the versions of a product that are of the policy's category and energy level and whose price did not rise of late;
 * refused where none is left.
 */
export const enrolProduct = (
  core: DeskCore,
  staff: Staff,
  { policyCode, spuCode }: { policyCode: string; spuCode: string }
): Promise<number> =>
  actAtDesk(core, staff, actOf('enrol', `${policyCode} ${spuCode}`), async (tx, now) => {
    const policy = await store.policyOf(tx, policyCode)
    if (policy === undefined) throw notFound('subsidy.missing', '补贴不存在', 'There is no such subsidy')
    const versions = await kindsOf(tx, spuCode)
    if (versions.length === 0) throw notFound('product.missing', '商品不存在', 'No such product')
    const fitting = versions.filter(
      ({ categoryCodes, energyGrade }) =>
        categoryCodes.includes(policy.category_code) && energyGrade === policy.energy_level
    )
    if (fitting.length === 0)
      throw refusal(
        'subsidy.other-kind',
        '品类或能效等级不符，不能报名',
        'It is of another category or energy level than the subsidy'
      )
    const since = new Date(now.getTime() - STEADY_DAYS * DAY_MS)
    let enrolled = 0
    for (const { skuCode } of fitting) {
      if (await store.hasRisen(tx, skuCode, since)) continue
      if (await store.enrol(tx, { policy_code: policyCode, sku_code: skuCode, enrolled_by: staff.who })) enrolled += 1
    }
    if (enrolled === 0)
      throw refusal(
        'subsidy.enrol',
        '近 30 天涨过价或已参加补贴，不能报名',
        'Its price rose within 30 days, or it is enrolled'
      )
    return enrolled
  })

/** Gives a policy another budget, never below what is taken of it. */
export const setBudget = (
  core: DeskCore,
  staff: Staff,
  { policyCode, budget }: { policyCode: string; budget: number }
): Promise<void> =>
  actAtDesk(core, staff, actOf('budget', policyCode), async (tx, now) => {
    if (!(await store.setBudget(tx, policyCode, budget)))
      throw invalid('名额不能少于已领的', 'The budget can’t be below what was claimed of it')
    await noteEvent(tx, { act: 'BUDGET', by: staff.who, about: `${policyCode} ${budget}`, now })
  })

/** Gives a policy other regions; what was claimed for one that is gone stays as it was claimed. */
export const setRegions = (
  core: DeskCore,
  staff: Staff,
  { policyCode, regionCodes }: { policyCode: string; regionCodes: readonly string[] }
): Promise<void> =>
  actAtDesk(core, staff, actOf('regions', policyCode), async (tx, now) => {
    if (regionCodes.length === 0 || regionCodes.some((code) => !regions().has(code)))
      throw invalid('地区不正确', 'regionCodes must be regions')
    if (!(await store.setRegions(tx, policyCode, regionCodes)))
      throw notFound('subsidy.missing', '补贴不存在', 'There is no such subsidy')
    await noteEvent(tx, { act: 'REGIONS', by: staff.who, about: `${policyCode} ${regionCodes.join(' ')}`, now })
  })

/** Sends the demonstration's reader of cards away, or calls it back. */
export function sendReader(core: DeskCore, staff: Staff, away: boolean): Promise<unknown> {
  const about = away ? 'away' : 'back'
  return actAtDesk(core, staff, actOf('reader', about), (tx, now) =>
    noteEvent(tx, { act: 'READER', by: staff.who, about, now })
  )
}

const SHOWN = 20

/** What the console shows: policies, what was claimed last, and who did what; names and numbers are not in it. */
export async function subsidyDesk({ db, clock }: DeskCore) {
  const policies = await store.runningPolicies(db, clock.date())
  const claimed = await store.newestQualifications(db, SHOWN)
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
    claimed: claimed.map((qualification) => ({
      qualificationId: qualification.qualification_id,
      userId: qualification.user_id,
      policyCode: qualification.policy_code,
      state: qualification.state,
      regionCode: qualification.region_code,
      validUntil: qualification.valid_until.getTime()
    })),
    events: (await newestEvents(db, SHOWN)).map(({ act, by_whom: by, about, at: time }) => ({
      act,
      by,
      about,
      at: time.getTime()
    }))
  }
}
