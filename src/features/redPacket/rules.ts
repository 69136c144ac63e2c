import type { UserRedPacket } from '@contract'
import { calendarDay, daysUntil } from '@/lib/dates'
import { shownDay } from '@/stores/times'

/** Days before its end from which it is said how many are left. */
const endingDays = 3

export type PacketTime =
  | { key: 'startsOn' | 'endsOn' | 'endedOn' | 'endsToday'; date: string; ending: boolean }
  | { key: 'endsIn'; date: string; days: number; ending: true }
  | { key: 'spentUp'; ending: false }

/** What is said of a packet's time. Its end is exclusive: the day named is the last one it can be used. */
export function packetTime(packet: Pick<UserRedPacket, 'state' | 'startAt' | 'endAt'>, now: number): PacketTime {
  const last = packet.endAt - 1
  const date = shownDay(last)
  if (packet.state === 'SPENT') return { key: 'spentUp', ending: false }
  if (packet.state === 'EXPIRED' || last < now) return { key: 'endedOn', date, ending: false }
  if (packet.state === 'UPCOMING') return { key: 'startsOn', date: shownDay(packet.startAt), ending: false }
  const days = daysUntil(calendarDay(last), now) ?? 0
  if (days > endingDays) return { key: 'endsOn', date, ending: false }
  return days <= 0 ? { key: 'endsToday', date, ending: true } : { key: 'endsIn', date, days, ending: true }
}

/** Rows as they stand in the list, the first of each shop with a head over it. */
export function withHeads<P extends Pick<UserRedPacket, 'shopCode'>>(rows: readonly P[]): (P & { head: boolean })[] {
  return rows.map((row, index) => ({ ...row, head: rows[index - 1]?.shopCode !== row.shopCode || index === 0 }))
}
