import type { Assist as AssistView, DataOf, QueryOf, SkuRow } from '../../../../contract'
import { helpProblem, HELPS_A_DAY, isAlive, RUN_MS, USE_MS, type HelpProblem } from '../../../../domain/activity/assist'
import { shopMidnight } from '../../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { pageAsked, type Page } from '../../core/database/paging'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker, Visitor } from '../../core/identity/asker'
import { customerOf, lockCustomer } from '../customer'
import { phaseOf } from '../inventory'
import { skusByCode } from '../product'
import { assistMissing } from './rights'
import { tellOfStep } from './telling'
import * as store from './store'
import { asAssist, canStart, toActivity, toAssist, type Helping, type Shown } from './view'

/** How long a shopper's assists are listed. */
const LISTED_MS = 30 * DAY_MS

const activityMissing = (): GatewayRefusal =>
  notFound('assist.activity-missing', '这个助力活动不存在', 'We can’t find that offer')

const HELP_PROBLEMS: Readonly<Record<HelpProblem, () => GatewayRefusal>> = {
  OWN: () => refusal('assist.own', '不能给自己助力，分享给朋友吧', 'You can’t help yourself; share it with friends'),
  HELPED: () => refusal('assist.helped', '你已经帮过 TA 了', 'You have helped them already'),
  FULL: () => refusal('assist.full', '已经帮满了，谢谢你', 'It has all the help it needs, thank you'),
  OVER: () => refusal('assist.over', '这次助力已经结束了', 'This one is over'),
  DAILY: () =>
    refusal(
      'assist.daily',
      `今天已经帮过 ${HELPS_A_DAY} 位朋友，明天再来`,
      `You have helped ${HELPS_A_DAY} friends today; come back tomorrow`
    )
}

async function skusOf(
  db: Db,
  activities: Iterable<store.ActivityRecord>,
  reader: Visitor
): Promise<Map<string, SkuRow>> {
  const codes = [...new Set([...activities].map((activity) => activity.sku_code))]
  const skus = await skusByCode(db, codes, reader)
  return new Map([...skus].map(([code, { row }]) => [code, row]))
}

async function helpingOf(db: Db, { userId, nowMs }: Visitor, ownerIds: readonly string[]): Promise<Helping> {
  if (userId === undefined) return { today: 0, helped: new Set() }
  return store.helpsBy(db, userId, { since: new Date(shopMidnight(nowMs)), ownerIds })
}

/** Assists as the reader sees them; one whose product is gone is absent. */
async function shownAssists(db: Db, records: readonly store.AssistRecord[], reader: Visitor): Promise<AssistView[]> {
  const activities = await store.activitiesOf(db, [...new Set(records.map((record) => record.activity_code))])
  const skus = await skusOf(db, activities.values(), reader)
  const helps = await store.helpsOf(
    db,
    records.map((record) => record.assist_code)
  )
  const owners = [...new Set(records.map((record) => record.user_id))].filter((owner) => owner !== reader.userId)
  const helping = await helpingOf(db, reader, owners)
  const ownRecords = reader.userId === undefined ? [] : await store.keptOf(db, reader.userId, [...activities.keys()])
  return records.flatMap((record) => {
    const activity = activities.get(record.activity_code)
    const sku = activity && skus.get(activity.sku_code)
    if (activity === undefined || sku === undefined) return []
    const view: Shown = { activity, sku, reader }
    const keeps = ownRecords.find((own) => own.activity_code === record.activity_code)
    return [toAssist(record, helps, view, { ...helping, starts: canStart(view, keeps) })]
  })
}

/** One as the reader sees it; refuses one that is not there. */
async function oneShown(db: Db, assistCode: string, reader: Visitor): Promise<AssistView> {
  const record = await store.findAssist(db, assistCode)
  const [assist] = record === undefined ? [] : await shownAssists(db, [record], reader)
  if (assist === undefined) throw assistMissing()
  return assist
}

/** The reader's own of activities, by its activity: one that can still be bought, or was. */
async function ownCodes(
  db: Db,
  { userId, nowMs }: Visitor,
  activities: readonly store.ActivityRecord[]
): Promise<Map<string, string>> {
  if (userId === undefined) return new Map()
  const byCode = new Map(activities.map((activity) => [activity.activity_code, activity]))
  const records = await store.keptOf(db, userId, [...byCode.keys()])
  return new Map(
    records.flatMap((record) => {
      const activity = byCode.get(record.activity_code)
      const living = activity && (record.order_code !== null || isAlive(asAssist(record, activity), nowMs))
      return living === true ? [[record.activity_code, record.assist_code] as const] : []
    })
  )
}

/** The reader's own of activities that are named by their codes. */
export async function ownOfActivities(
  db: Db,
  reader: Visitor,
  activityCodes: readonly string[]
): Promise<Map<string, string>> {
  if (reader.userId === undefined) return new Map()
  return ownCodes(db, reader, [...(await store.activitiesOf(db, activityCodes)).values()])
}

export async function activities(
  db: Db,
  reader: Visitor,
  query: Partial<Page>
): Promise<DataOf<'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub'>> {
  const { rows, total } = await store.shownActivities(db, new Date(reader.nowMs), pageAsked(query))
  const skus = await skusOf(db, rows, reader)
  const own = await ownCodes(db, reader, rows)
  const list = rows.flatMap((activity) => {
    const sku = skus.get(activity.sku_code)
    return sku === undefined ? [] : [toActivity({ activity, sku, reader }, own.get(activity.activity_code))]
  })
  return { list, total, ...pageAsked(query) }
}

export const detail = (
  db: Db,
  reader: Visitor,
  assistCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/assist/pub/detail'>> => oneShown(db, assistCode, reader)

export async function rule(
  db: Db,
  reader: Visitor,
  { activityCode }: QueryOf<'GET /o2mkt-b2c/v1/assist/pub/rule'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/assist/pub/rule'>> {
  const rules = { runHours: RUN_MS / HOUR_MS, useHours: USE_MS / HOUR_MS, helpsADay: HELPS_A_DAY }
  if (activityCode === undefined) return rules
  const activity = await store.activityOf(db, activityCode)
  const sku = activity && (await skusOf(db, [activity], reader)).get(activity.sku_code)
  if (activity === undefined || sku === undefined) throw activityMissing()
  const own = await ownCodes(db, reader, [activity])
  return { ...rules, activity: toActivity({ activity, sku, reader }, own.get(activityCode)) }
}

export async function ownAssists(
  db: Db,
  reader: Asker,
  query: Partial<Page>
): Promise<DataOf<'GET /o2mkt-b2c/v1/assist/listActivityInfo'>> {
  const wish = { since: new Date(reader.nowMs - LISTED_MS), ...pageAsked(query) }
  const { rows, total } = await store.ownAssists(db, reader.userId, wish)
  return { list: await shownAssists(db, rows, reader), total, ...pageAsked(query) }
}

/** Why one can't be started now, of those that one asks first. */
function startProblem(activity: store.ActivityRecord, sku: SkuRow, nowMs: number): GatewayRefusal | undefined {
  const state = phaseOf(activity, nowMs)
  if (state === 'UPCOMING') return refusal('assist.not-yet', '活动还没有开始', 'This has not started yet')
  if (state === 'OVER' || sku.unsellable === 'DELISTED')
    return refusal('assist.activity-over', '活动已结束，可以直接购买', 'This is over; you can buy it at its price')
  return undefined
}

/** Starts one: a piece is kept for it. What is done by one shopper goes one after the other. */
export function start(
  db: Db,
  reader: Asker,
  activityCode: string
): Promise<DataOf<'POST /o2mkt-b2c/v1/assist/createActivity'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, reader.userId)
    const activity = await store.activityOf(tx, activityCode)
    const sku = activity && (await skusOf(tx, [activity], reader)).get(activity.sku_code)
    if (activity === undefined || sku === undefined) throw activityMissing()
    const problem = startProblem(activity, sku, reader.nowMs)
    if (problem !== undefined) throw problem
    const [own] = await store.keptOf(tx, reader.userId, [activityCode])
    const before = own && (await store.lockAssist(tx, own.assist_code))
    if (before !== undefined && !before.piece_back) {
      if (before.order_code !== null)
        throw refusal('assist.bought', '每人每款只能按助力价买一次', 'One a person at this price')
      if (isAlive(asAssist(before, activity), reader.nowMs))
        throw refusal('assist.running', '这款你已经在助力中了', 'You have started this already')
      // its time is over and nothing has noticed yet: its piece is the new one's
      await store.changeAssist(tx, before.assist_code, { piece_back: true })
    } else if (!(await store.takePiece(tx, activityCode, new Date(reader.nowMs)))) {
      throw refusal(
        'assist.sold-out',
        '名额已被领完，可以直接购买',
        'All pieces are taken; you can buy it at its price'
      )
    }
    const assistCode = newId('as')
    await store.insertAssist(tx, {
      assist_code: assistCode,
      activity_code: activityCode,
      user_id: reader.userId,
      started_at: new Date(reader.nowMs)
    })
    return oneShown(tx, assistCode, reader)
  })
}

/** Helps somebody. Who helps is held before what is helped, so that nobody helps once too often. */
export function help(
  db: Db,
  reader: Asker,
  assistCode: string
): Promise<DataOf<'POST /o2mkt-b2c/v1/assist/joinZhuLiActivity'>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, reader.userId)
    const record = await store.lockAssist(tx, assistCode)
    const activity = record && (await store.activityOf(tx, record.activity_code))
    const helper = await customerOf(tx, reader.userId)
    if (record === undefined || activity === undefined || helper === undefined) throw assistMissing()
    const { today, helped } = await helpingOf(tx, reader, [record.user_id])
    const facts = { own: record.user_id === reader.userId, helpedThem: helped.has(record.user_id), today }
    const problem = helpProblem(asAssist(record, activity), facts, reader.nowMs)
    if (problem !== undefined) throw HELP_PROBLEMS[problem]()
    await store.insertHelp(tx, {
      assist_code: assistCode,
      user_id: reader.userId,
      name: JSON.stringify(helper.nick_name),
      at: new Date(reader.nowMs)
    })
    const count = record.helped + 1
    await store.changeAssist(tx, assistCode, { helped: count })
    await tellOfStep(tx, { ...record, helped: count }, activity, new Date(reader.nowMs))
    return oneShown(tx, assistCode, reader)
  })
}
