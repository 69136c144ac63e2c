import type { GroupActivity } from '@contract'
import type { PosterSubject } from '@/features/share'
import { roundMoney } from '@/stores/money'
import { zoneWords } from './messages'
import { mostSaved } from './rules'

/** The most that is saved by these; words of the zone where nothing is. */
export function mostWords(activities: readonly GroupActivity[]): string {
  const saving = mostSaved(activities)
  return saving > 0 ? zoneWords('most', { amount: roundMoney(saving) }) : zoneWords('groups')
}

/** What the zone's poster shows: its first product; undefined: there is none. */
export function posterOf(activities: readonly GroupActivity[]): PosterSubject | undefined {
  const [first] = activities
  if (first === undefined) return undefined
  const line = `${zoneWords('slogan')} · ${mostWords(activities)}`
  return { kind: 'activity', picture: first.picture, line, ground: '#ffd9c7', dark: false }
}
