import type { PosterSubject } from '@/features/share'
import { roundMoney } from '@/stores/money'
import { seckillWords as t } from './messages'
import { largeFirst, phaseOf, type SeckillSession } from './rules'
import { startWords } from './times'

/** What the poster of a session shows: the row that is shown large, or its first; undefined: it has none. */
export function posterOf(session: SeckillSession, nowMs: number): PosterSubject | undefined {
  const { startAt, rows } = session
  const row = largeFirst(rows).large ?? rows[0]
  if (row === undefined) return undefined
  const { title, picture, priceFen, lowest } = row
  const when = phaseOf(session, nowMs) === 'coming' ? startWords(startAt, nowMs) : ''
  const line = [when, title, roundMoney(priceFen), lowest ? t('lowest') : ''].filter(Boolean).join(' · ')
  return { kind: 'activity', picture, line, ground: '#c4161c', dark: true }
}
