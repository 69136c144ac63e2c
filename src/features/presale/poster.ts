import type { Presale } from '@contract'
import type { PosterSubject } from '@/features/share'
import { roundMoney } from '@/stores/money'
import { presaleWords as t } from './messages'

/** What the deposit of a presale grows to. */
export const growsOf = ({ depositFen, worthFen }: Presale): string =>
  worthFen > depositFen ? t('grows', { deposit: roundMoney(depositFen), worth: roundMoney(worthFen) }) : t('growsNone')

/** What the zone's poster shows: the presale that stands first; undefined: nothing takes deposits. */
export function posterOf(first: Presale | undefined): PosterSubject | undefined {
  if (first === undefined) return undefined
  const { title, picture } = first
  return { kind: 'activity', picture, line: `${title} · ${growsOf(first)}`, ground: '#ffdf9e', dark: false }
}
