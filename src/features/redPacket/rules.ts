import type { UserRedPacket } from '@contract'
import { daysUntil, formatDay } from '@/lib/dates'

/** Days before its end from which it is said how many are left. */
const endingDays = 3

export type PacketTime =
  | { key: 'startsOn' | 'endsOn' | 'endedOn' | 'endsToday'; date: string; ending: boolean }
  | { key: 'endsIn'; date: string; days: number; ending: true }
  | { key: 'spentUp'; ending: false }

/** '11/26' of a moment, with the year where it is another. */
const shortDay = (ms: number, now: number): string => {
  const day = formatDay(ms)
  return day.slice(0, 4) === formatDay(now).slice(0, 4) ? day.slice(5) : day
}

/** What is said of a packet's time. Its end is exclusive: the day named is the last one it can be used. */
export function packetTime(packet: Pick<UserRedPacket, 'state' | 'startAt' | 'endAt'>, now: number): PacketTime {
  const last = packet.endAt - 1
  const date = shortDay(last, now)
  if (packet.state === 'SPENT') return { key: 'spentUp', ending: false }
  if (packet.state === 'EXPIRED' || last < now) return { key: 'endedOn', date, ending: false }
  if (packet.state === 'UPCOMING') return { key: 'startsOn', date: shortDay(packet.startAt, now), ending: false }
  const days = daysUntil(formatDay(last), now) ?? 0
  if (days > endingDays) return { key: 'endsOn', date, ending: false }
  return days <= 0 ? { key: 'endsToday', date, ending: true } : { key: 'endsIn', date, days, ending: true }
}

/** Rows as they stand in the list, the first of each shop with a head over it. */
export function withHeads<P extends Pick<UserRedPacket, 'shopCode'>>(rows: readonly P[]): (P & { head: boolean })[] {
  return rows.map((row, at) => ({ ...row, head: rows[at - 1]?.shopCode !== row.shopCode || at === 0 }))
}
