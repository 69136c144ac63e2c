/** What is said of a shop in a line, in the reader's language. Read it in an `observer`. */
import type { ShopCard, ShopDetail } from '@contract'
import { openFor } from '@domain/goods/shop'
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { personCount } from '@/lib/counts'
import { calendarDay } from '@/lib/dates'
import { standingOf } from './follow'
import { shopWords as t } from './messages'

/** 49 → '4.9' */
export const starsText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`

/** How many follow it, with what the shopper has just done; undefined: nobody. */
export function followersText({
  shopCode,
  followerCount = 0
}: Pick<ShopCard, 'shopCode' | 'followerCount'>): string | undefined {
  const count = standingOf(shopCode)?.followerCount ?? followerCount
  return count === 0 ? undefined : t('followers', { count: personCount(count, currentLocale()) })
}

/** How long it has been open; undefined: it does not say, or less than a month. */
export function openText({ openedOn }: Pick<ShopDetail, 'openedOn'>): string | undefined {
  const open = openedOn === undefined ? undefined : openFor(openedOn, calendarDay(serverNow()))
  if (open === undefined) return undefined
  if (open.years > 0) return t('openYears', { years: open.years })
  return open.months > 0 ? t('openMonths', { months: open.months }) : undefined
}
