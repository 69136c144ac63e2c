import type { DataOf } from '@contract'
import { addFen } from '@domain/money/money'
import { currentLocale } from '@/i18n'
import { shownMoney } from '@/stores/money'
import { paymentWords as t } from './messages'

type Plan = NonNullable<DataOf<'GET /o2ord-b2c/v1/order-trades/pay'>['plan']>

/**
 * What is paid today, what in each month, with the last and in all, so that the amounts add up to the one that is named:
 * at the desk before paying, and on the result after it.
 */
export function planLine(todayFen: number, { months, monthFen, lastFen, totalFen }: Plan): string {
  const total = shownMoney(addFen(todayFen, totalFen))
  const due =
    lastFen === monthFen
      ? t('planEqual', { count: months, month: shownMoney(monthFen), total })
      : t('planMonths', { count: months - 1, month: shownMoney(monthFen), last: shownMoney(lastFen), total })
  const today = todayFen > 0 ? t('planToday', { amount: shownMoney(todayFen) }) : t('planNothing')
  return [today, due].join(currentLocale() === 'zh-CN' ? '，' : ', ')
}
