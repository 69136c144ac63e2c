/** What the shop's staff do with assists; each act says who did it. */
import { areSteps, assistState, type AssistStep } from '../../../../domain/activity/assist'
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { endSelling, planWrong, takeAllotment } from '../inventory'
import { skusByCode } from '../product'
import { assistMissing, giveBackAllotment } from './rights'
import * as store from './store'
import { asAssist } from './view'

export interface AssistPlan {
  skuCode: string
  steps: AssistStep[]
  allotment: number
  startAt: number
  endAt: number
}

/** Lets friends help to buy pieces of a SKU: takes them from its stock. Replies the activity's code. */
export const publishAssist = (core: DeskCore, staff: Staff, plan: AssistPlan): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'assist.publish', about: resultCode }, async (tx, now) => {
    const sku = (await skusByCode(tx, [plan.skuCode], { locale: 'zh-CN', nowMs: now.getTime() })).get(plan.skuCode)?.row
    if (sku === undefined || !areSteps(plan.steps, sku.regularPriceFen ?? sku.priceFen))
      throw invalid(
        '人数要从少到多，价格一档比一档低',
        'Helpers must grow and prices fall, below the price of one piece'
      )
    if (plan.endAt <= plan.startAt || plan.allotment < 1) throw planWrong()
    await takeAllotment(tx, plan.skuCode, plan.allotment)
    const activityCode = newId('aa')
    const isNew = await store.addActivity(tx, {
      activity_code: activityCode,
      sku_code: plan.skuCode,
      steps: JSON.stringify(plan.steps),
      allotment: plan.allotment,
      start_at: new Date(plan.startAt),
      end_at: new Date(plan.endAt),
      published_by: staff.who
    })
    if (!isNew) throw refusal('assist.published', '这款商品已有助力', 'Friends can help with this already')
    return activityCode
  })

/** Ends it now: assists go on until their own time is over and can be bought, nobody starts another one. */
export const endAssist = (core: DeskCore, staff: Staff, activityCode: string): Promise<void> =>
  endSelling(core, staff, activityCode, {
    act: 'assist.end',
    find: store.activityOf,
    missing: assistMissing,
    end: store.endActivity,
    giveBack: giveBackAllotment
  })

/** What friends can help with, and the newest assists. */
export async function assistDesk({ db, clock }: DeskCore) {
  const activities = await store.allActivities(db)
  const skus = await skusByCode(
    db,
    activities.map((activity) => activity.sku_code),
    { locale: 'zh-CN', nowMs: clock.now() }
  )
  const byCode = new Map(activities.map((activity) => [activity.activity_code, activity]))
  const assists = await store.newestAssists(db)
  return {
    activities: activities.map((activity) => ({
      activityCode: activity.activity_code,
      title: skus.get(activity.sku_code)?.row.title ?? activity.sku_code,
      steps: activity.steps,
      allotment: activity.allotment,
      taken: activity.taken,
      endAt: activity.end_at.getTime(),
      over: activity.given_back,
      by: activity.ended_by ?? activity.published_by
    })),
    assists: assists.flatMap((record) => {
      const activity = byCode.get(record.activity_code)
      if (activity === undefined) return []
      const state = assistState(asAssist(record, activity), clock.now())
      return [{ assistCode: record.assist_code, activityCode: record.activity_code, helped: record.helped, state }]
    })
  }
}
