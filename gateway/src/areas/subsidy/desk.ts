/** What the shop's staff do with subsidies; each says who did it. */
import type { Core } from '../../core/area'
import { newId } from '../../core/database'
import { invalid, notFound, refusal } from '../../core/errors'
import type { Words } from '../../core/words'
import { DAY_MS } from '../../../../domain/spans'
import { skuCodesOf } from '../product'
import * as store from './store'

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
  let enrolled = 0
  for (const skuCode of skuCodes) {
    if (await store.hasRisen(db, skuCode, since)) continue
    if (await store.enrol(db, { policy_code: policyCode, sku_code: skuCode, enrolled_by: by })) enrolled += 1
  }
  if (enrolled === 0)
    throw refusal(
      'subsidy.enrol',
      '近 30 天涨过价或已参加补贴，不能报名',
      'Its price rose within 30 days, or it is enrolled'
    )
  return enrolled
}
