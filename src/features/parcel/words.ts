/** What is said of a parcel. Read inside observers: the language may change. */
import type { Parcel } from '@contract'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { calendarDay, daysUntil, formatClock, friendlyDay, hasPassed } from '@/lib/dates'
import { shownMinute } from '@/stores/times'
import { parcelWords } from './messages'
import { distanceOf } from './rules'

const stateKeys = new Map<string, 'packed' | 'moving' | 'delivering' | 'signed'>([
  ['PACKED', 'packed'],
  ['MOVING', 'moving'],
  ['DELIVERING', 'delivering'],
  ['SIGNED', 'signed']
])

/** A state that a newer gateway may say is one of what has left the shop. */
export const stateWords = (state: Parcel['state']): string => parcelWords(stateKeys.get(state) ?? 'shipped')

/** What comes next, in one sentence: when it is there, or that it is. */
export function nextWords({ state, window, arrivesOn, signedAt }: Parcel): string {
  const now = serverNow()
  const locale = currentLocale()
  if (state === 'SIGNED')
    return signedAt === undefined
      ? parcelWords('signedNow')
      : parcelWords('signedAt', { time: shownMinute(signedAt).replace(/ /g, '\u00a0') }) // day and time in one line
  if (state === 'DELIVERING') {
    if (!window) return parcelWords('bySoon')
    const time = `${formatClock(window.from)}–${formatClock(window.to)}`
    const day = calendarDay(window.from)
    return daysUntil(day, now) === 0
      ? parcelWords('todayBetween', { time })
      : parcelWords('dayBetween', { day: friendlyDay(day, now, locale), time })
  }
  if (arrivesOn === undefined) return parcelWords(state === 'PACKED' ? 'waits' : 'onRoad')
  return hasPassed(arrivesOn, now)
    ? parcelWords('late')
    : parcelWords('byDay', { day: friendlyDay(arrivesOn, now, locale) })
}

export function awayWords(metres: number): string {
  const { unit, value } = distanceOf(metres)
  return parcelWords('away', { distance: parcelWords(unit, { value }) })
}

export const stopsWords = (stops: number): string =>
  stops === 0 ? parcelWords('nextStop') : parcelWords('stops', { stops })

/** Where it is now: the courier's round, else the newest track. */
export function whereWords({ courier, stopsBefore, tracks }: Parcel): string {
  if (courier && stopsBefore !== undefined) {
    const { name } = courier
    return stopsBefore === 0
      ? parcelWords('deliversNext', { name })
      : parcelWords('delivers', { name, stops: stopsBefore })
  }
  return tracks[0]?.text ?? parcelWords('noTracks')
}
