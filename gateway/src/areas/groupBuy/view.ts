import type { BuyGroup, GroupActivity, GroupDetail, SkuRow } from '../../../../contract'
import { joinProblem } from '../../../../domain/activity/groupBuy'
import { maskedName } from '../../../../domain/written'
import type { Visitor } from '../../core/identity/asker'
import { say, type Locale } from '../../core/words'
import { phaseOf } from '../inventory'
import { asGroup } from './seats'
import type { ActivityRecord, GroupRecord, OwnSeats, SeatRecord } from './store'

/** The activity, its SKU as it is sold alone, the reader, and their own pieces of it. */
export interface Shown {
  activity: ActivityRecord
  sku: SkuRow
  reader: Visitor
  ownPieces?: OwnSeats | undefined
}

const goodsOf = ({ activity, sku }: Shown) => ({
  activityCode: activity.activity_code,
  skuCode: sku.skuCode,
  spuCode: sku.spuCode,
  title: sku.title,
  picture: sku.picture,
  specs: sku.specs,
  soloFen: sku.priceFen
})

const leftOf = ({ given_back: givenBack, allotment, taken }: ActivityRecord): number =>
  givenBack ? 0 : Math.max(0, allotment - taken)

const isReached = ({ activity, ownPieces }: Shown): boolean => (ownPieces?.pieces ?? 0) >= activity.limit_each

export function toActivity(view: Shown): GroupActivity {
  const { activity, sku, reader, ownPieces } = view
  return {
    ...goodsOf(view),
    ...(ownPieces?.openGroup === undefined ? {} : { groupCode: ownPieces.openGroup }),
    ...(isReached(view) ? { reached: true as const } : {}),
    tiers: activity.tiers,
    startAt: activity.start_at.getTime(),
    endAt: activity.end_at.getTime(),
    state: phaseOf(activity, reader.nowMs),
    left: sku.unsellable === 'DELISTED' ? 0 : leftOf(activity),
    bought: activity.taken,
    limit: activity.limit_each
  }
}

const nameOf = (seat: SeatRecord, locale: Locale): string =>
  maskedName(seat.nick_name === null ? '' : say(locale, seat.nick_name))

/** Who is in it, or was as its time ended: their seats are given back with their orders, and that is no leaving. */
const isMember = ({ ends_at: endsAt }: GroupRecord, { state, paid_at: paidAt, left_at: leftAt }: SeatRecord): boolean =>
  state === 'PAID' || (paidAt !== null && leftAt !== null && endsAt !== null && leftAt >= endsAt)

function obstacleOf(group: GroupRecord, seats: readonly SeatRecord[], view: Shown): BuyGroup['obstacle'] {
  const { activity, sku, reader, ownPieces } = view
  const problem = joinProblem(asGroup(group, seats), reader.userId ?? '', reader.nowMs)
  if (problem !== 'OWN') {
    if (ownPieces?.openGroup !== undefined && ownPieces.openGroup !== group.group_code) return 'OTHER'
    if (isReached(view)) return 'LIMIT'
  }
  if (problem === 'FULL') return group.state === 'FULL' ? 'FULL' : 'HELD'
  if (problem !== undefined) return problem === 'NOT_OPEN' ? 'OVER' : problem
  const none = activity.given_back ? sku.available === 0 : leftOf(activity) === 0
  return none || sku.unsellable === 'DELISTED' ? 'SOLD_OUT' : undefined
}

export function toGroup(group: GroupRecord, all: readonly SeatRecord[], view: Shown): BuyGroup {
  const seats = all.filter((seat) => seat.group_code === group.group_code)
  const { reader } = view
  const members = seats.filter((seat) => isMember(group, seat))
  const obstacle = obstacleOf(group, seats, view)
  return {
    groupCode: group.group_code,
    ...goodsOf(view),
    size: group.size,
    priceFen: group.price_fen,
    state: group.state,
    missing: Math.max(0, group.size - members.length),
    endsAt: (group.ends_at ?? group.created_at).getTime(),
    ...(group.closed_at === null ? {} : { closedAt: group.closed_at.getTime() }),
    members: members.map((seat) => ({
      name: nameOf(seat, reader.locale),
      leader: seat.user_id === group.leader_id,
      own: seat.user_id === reader.userId
    })),
    ...(obstacle === undefined ? {} : { obstacle })
  }
}

/** The group in full; of what happened to it who paid and who left. */
export function toGroupDetail(group: GroupRecord, seats: readonly SeatRecord[], view: Shown): GroupDetail {
  const { locale } = view.reader
  const paidSeats = seats.filter((seat) => seat.paid_at !== null)
  const first = group.started_at?.getTime()
  const events: GroupDetail['events'] = paidSeats.flatMap((seat) => {
    const name = nameOf(seat, locale)
    const paidAt = (seat.paid_at as Date).getTime()
    const leave =
      seat.left_at === null || isMember(group, seat)
        ? []
        : [{ kind: 'LEFT' as const, at: seat.left_at.getTime(), name }]
    return [{ kind: paidAt === first ? ('STARTED' as const) : ('JOINED' as const), at: paidAt, name }, ...leave]
  })
  if (group.closed_at !== null && group.state !== 'OPEN') {
    events.push({ kind: group.state, at: group.closed_at.getTime() })
  }
  const order = ['STARTED', 'JOINED', 'LEFT', 'FULL', 'FAILED']
  events.sort((a, b) => b.at - a.at || order.indexOf(b.kind) - order.indexOf(a.kind))
  return {
    ...toGroup(group, seats, view),
    tiers: view.activity.tiers,
    activityState: phaseOf(view.activity, view.reader.nowMs),
    events
  }
}
