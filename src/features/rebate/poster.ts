import type { RebateProduct } from '@contract'
import type { PosterSubject } from '@/features/share'
import { rebateWords as t } from './messages'

/** What the list's poster shows: its first product; undefined: there is none. */
export function posterOf([first]: readonly RebateProduct[]): PosterSubject | undefined {
  if (first === undefined) return undefined
  const line = `${t('slogan')} · ${t('sloganNote')}`
  return { kind: 'activity', picture: first.product.picture, line, ground: '#ffcabd', dark: false }
}
