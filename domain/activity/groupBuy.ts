/** A group buy: a price that holds once so many have paid for it. States of a group and of a seat, and who may take one. */
import { HOUR_MS, MINUTE_MS } from '../spans'

/** How long a group is open, from its leader's payment. */
export const GROUP_MS = 24 * HOUR_MS
/** How long a seat is held for an order that is not paid yet. */
export const SEAT_MS = 10 * MINUTE_MS

/** OPEN: it waits for members. FULL: all have paid, and everything ships. FAILED: its time ended or its last member left. */
export const GROUP_STATES = ['OPEN', 'FULL', 'FAILED'] as const
export type GroupState = (typeof GROUP_STATES)[number]

/** HELD: ordered, not paid yet. PAID: a member. LEFT: given back. */
export const SEAT_STATES = ['HELD', 'PAID', 'LEFT'] as const
export type SeatState = (typeof SEAT_STATES)[number]

export interface Seat {
  userId: string
  state: SeatState
}

export interface Group {
  state: GroupState
  size: number
  /** Null until its leader has paid. */
  endsAt: number | null
  seats: readonly Seat[]
}

/** A size and what a piece costs in a group of it. */
export interface GroupTier {
  size: number
  priceFen: number
}

/** Seats that somebody has, paid or not. */
export const takenSeats = ({ seats }: Pick<Group, 'seats'>): number =>
  seats.filter(({ state }) => state !== 'LEFT').length

/** Returns how many seats are paid. */
export const paidSeats = ({ seats }: Pick<Group, 'seats'>): number =>
  seats.filter(({ state }) => state === 'PAID').length

/** Whether time has closed it, though nothing has noticed yet. */
export const groupOver = ({ endsAt }: Pick<Group, 'endsAt'>, nowMs: number): boolean =>
  endsAt !== null && nowMs >= endsAt

export type JoinProblem = 'OVER' | 'NOT_OPEN' | 'OWN' | 'FULL'

/** Why a shopper can't take a seat; undefined: they can. */
export function joinProblem(group: Group, userId: string, nowMs: number): JoinProblem | undefined {
  if (group.seats.some((seat) => seat.userId === userId && seat.state !== 'LEFT')) return 'OWN'
  if (group.state === 'FULL') return 'FULL'
  if (group.state === 'FAILED' || groupOver(group, nowMs)) return 'OVER'
  if (group.endsAt === null) return 'NOT_OPEN'
  return takenSeats(group) >= group.size ? 'FULL' : undefined
}

/** What a group becomes when a seat of it was paid: FULL with exactly its size, from OPEN alone. */
export const afterPayment = (group: Group): GroupState =>
  group.state === 'OPEN' && paidSeats(group) === group.size ? 'FULL' : group.state

/** What a group becomes when a seat of it was given back: FAILED when nobody is left. A full one stays full. */
export const afterLeaving = (group: Group): GroupState =>
  group.state === 'OPEN' && takenSeats(group) === 0 ? 'FAILED' : group.state

/** What a group becomes by the clock. */
export const afterClock = (group: Group, nowMs: number): GroupState =>
  group.state === 'OPEN' && groupOver(group, nowMs) ? 'FAILED' : group.state

/** The tier of a size; undefined: the activity has none. */
export const tierOf = (tiers: readonly GroupTier[], size: number): GroupTier | undefined =>
  tiers.find((tier) => tier.size === size)

/** Whether tiers can be published: sizes from 2 on, each larger one cheaper, all below what a piece costs alone. */
export function areTiers(tiers: readonly GroupTier[], soloFen: number): boolean {
  return (
    tiers.length > 0 &&
    tiers.every(({ size, priceFen }, index) => {
      const before = tiers[index - 1]
      const grows =
        before === undefined ? size >= 2 && priceFen < soloFen : size > before.size && priceFen < before.priceFen
      return Number.isInteger(size) && size <= 20 && Number.isInteger(priceFen) && priceFen > 0 && grows
    })
  )
}
