/** What who started an assist is told: each step that friends reach, and that the price reached ends. */
import { nextStep, RUN_MS, stepReached, USE_MS, useBefore } from '../../../../domain/activity/assist'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { tellOfAssist } from '../message'
import { tellEach } from '../moment'
import { skuFacts } from '../product'
import * as store from './store'
import { asAssist } from './view'

/** How long before its end a price is told of. */
const TOLD_BEFORE_MS = 3 * HOUR_MS

async function whatOf(db: Db, record: store.AssistRecord, activity: store.ActivityRecord) {
  const [goods] = await skuFacts(db, [activity.sku_code])
  return { userId: record.user_id, assistCode: record.assist_code, goods }
}

/** Tells of the step that the newest helper reached; of a help between two steps, and to a closed account, nothing. */
export async function tellOfStep(
  db: Db,
  record: store.AssistRecord,
  activity: store.ActivityRecord,
  now: Date
): Promise<void> {
  const assist = asAssist(record, activity)
  const step = stepReached(assist)
  if (step?.helpers !== assist.helped || record.nick_name === null) return
  const next = nextStep(assist)
  const news =
    next === undefined
      ? { kind: 'REACHED' as const, ...step, useBefore: useBefore(assist) }
      : {
          kind: 'STEP' as const,
          ...step,
          next: { missing: next.helpers - assist.helped, priceFen: next.priceFen }
        }
  await tellOfAssist(db, await whatOf(db, record, activity), news, now)
}

/** Tells who has not bought yet that the price reached ends within hours, once. */
export const remindOfEnding = (core: Core): Promise<void> =>
  tellEach(
    core,
    (tx, now) => {
      const before = (ms: number) => new Date(now.getTime() - ms)
      const lapsed = RUN_MS + USE_MS
      return store.takeEnding(tx, { from: before(lapsed), to: before(lapsed - TOLD_BEFORE_MS) })
    },
    async (tx, record, now) => {
      const activity = await store.activityOf(tx, record.activity_code)
      if (activity === undefined) throw new Error(`The assist ${record.assist_code} has no activity`)
      const assist = asAssist(record, activity)
      const step = stepReached(assist)
      if (step === undefined) throw new Error(`The assist ${record.assist_code} has no price to buy at`)
      const news = { kind: 'ENDING' as const, priceFen: step.priceFen, useBefore: useBefore(assist) }
      await tellOfAssist(tx, await whatOf(tx, record, activity), news, now)
    }
  )
