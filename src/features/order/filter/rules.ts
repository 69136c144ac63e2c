/** What orders are narrowed by: as an address holds it, and as the gateway is asked. Pure. */
import type { QueryOf } from '@contract'
import { ORDER_KINDS } from '@domain/orders/order'
import { DAY_MS } from '@domain/spans'
import { shopMidnight } from '@/lib/dates'
import { orderTabs, type OrderTab } from '../rules'
import type { RouteParams } from '@/routes'

/** As the route's parameters have it. */
export type OrderFilter = RouteParams['filterOrder']
export type OrderTime = NonNullable<OrderFilter['time']>

/** Days back from today. */
const daysBack = { MONTH: 30, QUARTER: 90, HALF: 180, YEAR: 365, OLDER: 365 } as const satisfies Record<
  OrderTime,
  number
>

export const orderTimes = Object.keys(daysBack) as readonly OrderTime[]
export const orderKinds = ORDER_KINDS
/** A state to choose; all of them is none. */
export const filterStates = orderTabs.filter((tab): tab is Exclude<OrderTab, 'ALL'> => tab !== 'ALL')

/** Without some of it. */
export function without(filter: OrderFilter, names: readonly (keyof OrderFilter)[]): OrderFilter {
  const rest = { ...filter }
  for (const name of names) delete rest[name]
  return rest
}

/** A choice, or none of it when it was chosen already. */
export const toggleChoice = <K extends 'time' | 'status' | 'kind'>(
  filter: OrderFilter,
  name: K,
  value: NonNullable<OrderFilter[K]>
): OrderFilter => (filter[name] === value ? without(filter, [name]) : { ...filter, [name]: value })

/** With one end of the amount, in fen; undefined takes it away. */
export const withAmount = (filter: OrderFilter, name: 'minFen' | 'maxFen', fen: number | undefined): OrderFilter =>
  fen === undefined ? without(filter, [name]) : { ...filter, [name]: fen }

/** With the ends of the amount the right way round. */
export function withAmountInOrder(filter: OrderFilter): OrderFilter {
  const { minFen, maxFen } = filter
  if (minFen === undefined || maxFen === undefined || minFen <= maxFen) return filter
  return { ...filter, minFen: maxFen, maxFen: minFen }
}

/** As the gateway is asked; a span of time begins with a day of the shop. */
export function queryOf(filter: OrderFilter, nowMs: number): QueryOf<'GET /o2ord-b2c/v1/order-search'> {
  const { time, status, ...rest } = withAmountInOrder(filter)
  const state = filterStates.find((candidate) => candidate === status)
  const query = { ...rest, ...(state ? { status: state } : {}) }
  if (time === undefined) return query
  const moment = shopMidnight(nowMs) - daysBack[time] * DAY_MS
  return time === 'OLDER' ? { ...query, to: moment } : { ...query, from: moment }
}
