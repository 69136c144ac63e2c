/** What the shop's staff do with group buys; each act says who did it. */
import { areTiers, type GroupTier } from '../../../../domain/activity/groupBuy'
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { endSelling, planWrong, takeAllotment } from '../inventory'
import { skusByCode } from '../product'
import { giveBackAllotment, groupMissing } from './seats'
import * as store from './store'

export interface GroupPlan {
  skuCode: string
  tiers: GroupTier[]
  allotment: number
  limitEach: number
  startAt: number
  endAt: number
}

/** Sells pieces of a SKU in groups: takes them from its stock. Replies the activity's code. */
export const publishGroupBuy = (core: DeskCore, staff: Staff, plan: GroupPlan): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'group.publish', about: resultCode }, async (tx, now) => {
    const sku = (await skusByCode(tx, [plan.skuCode], { locale: 'zh-CN', nowMs: now.getTime() })).get(plan.skuCode)?.row
    if (sku === undefined || !areTiers(plan.tiers, sku.regularPriceFen ?? sku.priceFen))
      throw invalid('人数要从少到多，价格一档比一档低', 'Sizes must grow and prices fall, below the price of one piece')
    if (plan.endAt <= plan.startAt || plan.allotment < 1 || plan.limitEach < 1) throw planWrong()
    await takeAllotment(tx, plan.skuCode, plan.allotment)
    const activityCode = newId('ga')
    const isNew = await store.addActivity(tx, {
      activity_code: activityCode,
      sku_code: plan.skuCode,
      tiers: JSON.stringify(plan.tiers),
      allotment: plan.allotment,
      limit_each: plan.limitEach,
      start_at: new Date(plan.startAt),
      end_at: new Date(plan.endAt),
      published_by: staff.who
    })
    if (!isNew) throw refusal('group.published', '这款商品已有拼团', 'There is a group buy of this already')
    return activityCode
  })

/** Ends it now: open groups go on until their own time is over, nobody starts another one. */
export const endGroupBuy = (core: DeskCore, staff: Staff, activityCode: string): Promise<void> =>
  endSelling(core, staff, activityCode, {
    act: 'group.end',
    find: store.activityOf,
    missing: groupMissing,
    end: store.endActivity,
    giveBack: giveBackAllotment
  })

/** What is sold in groups, and the open groups. */
export async function groupDesk({ db, clock }: DeskCore) {
  const activities = await store.allActivities(db)
  const skus = await skusByCode(
    db,
    activities.map((activity) => activity.sku_code),
    { locale: 'zh-CN', nowMs: clock.now() }
  )
  const { rows } = await store.openGroups(db, clock.date(), { page: 1, size: 20 })
  const seats = await store.seatsOf(
    db,
    rows.map((group) => group.group_code)
  )
  return {
    activities: activities.map((activity) => ({
      activityCode: activity.activity_code,
      title: skus.get(activity.sku_code)?.row.title ?? activity.sku_code,
      tiers: activity.tiers,
      allotment: activity.allotment,
      taken: activity.taken,
      endAt: activity.end_at.getTime(),
      over: activity.given_back,
      by: activity.ended_by ?? activity.published_by
    })),
    groups: rows.map((group) => ({
      groupCode: group.group_code,
      activityCode: group.activity_code,
      skuCode: activities.find((activity) => activity.activity_code === group.activity_code)?.sku_code ?? '',
      size: group.size,
      paid: seats.filter((seat) => seat.group_code === group.group_code && seat.state === 'PAID').length,
      endsAt: group.ends_at?.getTime()
    }))
  }
}
