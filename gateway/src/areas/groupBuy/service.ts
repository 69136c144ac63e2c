import type { DataOf, QueryOf, SkuRow } from '../../../../contract'
import { DAY_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { pageAsked, type Page } from '../../core/database/paging'
import type { Asker, Visitor } from '../../core/identity/asker'
import { skusByCode } from '../product'
import { groupMissing } from './seats'
import * as store from './store'
import { toActivity, toGroup, toGroupDetail, type Shown } from './view'

/** How long a shopper's groups are listed. */
export const LISTED_MS = 180 * DAY_MS

async function skusOf(
  db: Db,
  activities: Iterable<store.ActivityRecord>,
  reader: Visitor
): Promise<Map<string, SkuRow>> {
  const codes = [...new Set([...activities].map((activity) => activity.sku_code))]
  const skus = await skusByCode(db, codes, reader)
  return new Map([...skus].map(([code, { row }]) => [code, row]))
}

/** What groups are shown with; one whose product is gone is absent. */
async function shownOf(db: Db, groups: readonly store.GroupRecord[], reader: Visitor) {
  const activities = await store.activitiesOf(db, [...new Set(groups.map((group) => group.activity_code))])
  const skus = await skusOf(db, activities.values(), reader)
  const seats = await store.seatsOf(
    db,
    groups.map((group) => group.group_code)
  )
  const ownSeats = await store.heldIn(db, reader.userId, [...activities.keys()])
  const viewOf = (group: store.GroupRecord): Shown | undefined => {
    const activity = activities.get(group.activity_code)
    const sku = activity && skus.get(activity.sku_code)
    return activity === undefined || sku === undefined
      ? undefined
      : { activity, sku, reader, ownPieces: ownSeats.get(group.activity_code) }
  }
  return { seats, shown: viewOf }
}

async function toGroups(db: Db, groups: readonly store.GroupRecord[], reader: Visitor) {
  const { seats, shown } = await shownOf(db, groups, reader)
  return groups.flatMap((group) => {
    const of = shown(group)
    return of === undefined ? [] : [toGroup(group, seats, of)]
  })
}

export async function activities(
  db: Db,
  reader: Visitor,
  query: Partial<Page>
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/page'>> {
  const { rows, total } = await store.shownActivities(db, new Date(reader.nowMs), pageAsked(query))
  const skus = await skusOf(db, rows, reader)
  const ownSeats = await store.heldIn(
    db,
    reader.userId,
    rows.map((row) => row.activity_code)
  )
  const list = rows.flatMap((activity) => {
    const sku = skus.get(activity.sku_code)
    return sku === undefined
      ? []
      : [toActivity({ activity, sku, reader, ownPieces: ownSeats.get(activity.activity_code) })]
  })
  return { list, total, ...pageAsked(query) }
}

export async function openGroups(
  db: Db,
  reader: Visitor,
  query: Partial<Page>
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/open-groups'>> {
  const wish = { ...pageAsked(query), notOf: reader.userId }
  const { rows, total } = await store.openGroups(db, new Date(reader.nowMs), wish)
  return { list: await toGroups(db, rows, reader), total, ...pageAsked(query) }
}

export async function ofSku(
  db: Db,
  reader: Visitor,
  skuCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/sku-detail-group'>> {
  const now = new Date(reader.nowMs)
  const activity = await store.activityOfSku(db, skuCode, now)
  const sku = activity && (await skusOf(db, [activity], reader)).get(skuCode)
  if (activity === undefined || sku === undefined) return { groups: [] }
  const ownPieces = (await store.heldIn(db, reader.userId, [activity.activity_code])).get(activity.activity_code)
  const { rows } = await store.openGroups(db, now, {
    page: 1,
    size: 3,
    activityCode: activity.activity_code,
    notOf: reader.userId
  })
  return { activity: toActivity({ activity, sku, reader, ownPieces }), groups: await toGroups(db, rows, reader) }
}

export async function useQuantity(
  db: Db,
  reader: Visitor,
  activityCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/activity-group-use-quantity'>> {
  const activity = await store.activityOf(db, activityCode)
  if (activity === undefined) throw groupMissing()
  const left = activity.given_back ? 0 : activity.allotment - activity.taken
  const mine = reader.userId === undefined ? 0 : (await store.heldOf(db, reader.userId, activityCode)).pieces
  const mayBuy = Math.max(0, Math.min(left, activity.limit_each - mine))
  return { activityCode, left, bought: activity.taken, mine, mayBuy }
}

/** A group somebody has paid for; one whose leader has not is nobody's to see. */
async function demandGroup(db: Db, reader: Visitor, groupCode: string) {
  const group = await store.findGroup(db, groupCode)
  if (group === undefined || group.started_at === null) throw groupMissing()
  const { seats, shown } = await shownOf(db, [group], reader)
  const of = shown(group)
  if (of === undefined) throw groupMissing()
  return toGroupDetail(group, seats, of)
}

export const publicDetail = (
  db: Db,
  reader: Visitor,
  groupCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/pub/group-detail'>> => demandGroup(db, reader, groupCode)

const ownPart = (seat: store.OwnSeatRecord, leader: boolean) => ({
  orderCode: seat.order_code,
  quantity: seat.quantity,
  payFen: Number(seat.pay_fen),
  ...(Number(seat.refund_fen) > 0 ? { refundFen: Number(seat.refund_fen) } : {}),
  ...(seat.refund_state === null ? {} : { refundState: seat.refund_state }),
  ...(seat.cancelled_at === null ? {} : { cancelledAt: seat.cancelled_at.getTime() }),
  leader,
  orderStatus: seat.status
})

export async function ownDetail(
  db: Db,
  reader: Asker,
  groupCode: string
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/group-detail'>> {
  const seat = await store.ownSeatIn(db, reader.userId, groupCode)
  if (seat === undefined) throw groupMissing()
  const detail = await demandGroup(db, reader, groupCode)
  return {
    ...detail,
    ...ownPart(
      seat,
      detail.members.some(({ own, leader }) => own && leader)
    )
  }
}

export async function ownGroups(
  db: Db,
  reader: Asker,
  query: QueryOf<'GET /o2mkt-b2c/v1/group-buy/my-group-list'>
): Promise<DataOf<'GET /o2mkt-b2c/v1/group-buy/my-group-list'>> {
  const { rows, total } = await store.ownSeats(db, reader.userId, {
    since: new Date(reader.nowMs - LISTED_MS),
    state: query.state,
    ...pageAsked(query)
  })
  const groups = await store.findGroups(
    db,
    rows.map((row) => row.group_code)
  )
  const views = new Map((await toGroups(db, groups, reader)).map((group) => [group.groupCode, group]))
  const list = rows.flatMap((seat) => {
    const group = views.get(seat.group_code)
    if (group === undefined) return []
    // who left a group that others fill has none of it
    const ending = seat.state === 'LEFT' ? { state: 'FAILED' as const } : {}
    return [
      {
        ...group,
        ...ending,
        ...ownPart(
          seat,
          group.members.some(({ own, leader }) => own && leader)
        )
      }
    ]
  })
  return { list, total, ...pageAsked(query) }
}
