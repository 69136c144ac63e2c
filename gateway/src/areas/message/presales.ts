/** Reminders of the balance of a presale. */
import { saidMinute } from '../../../../domain/day'
import type { PresaleReminder } from '../../../../domain/activity/presale'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { noteOfOrder, pageOf } from './inbox'
import { sendSurely } from './letters'

interface BalanceNews {
  userId: string
  orderCode: string
  kind: PresaleReminder
  balanceFrom: number
  balanceTo: number
}

function bodyOf({ kind, balanceFrom, balanceTo }: BalanceNews, now: Date): Words {
  const minute = saidMinute(kind === 'BEGINS' ? balanceFrom : balanceTo, now.getTime())
  return kind === 'BEGINS'
    ? { zh: `${minute.zh} 开始付尾款`, en: `the balance can be paid from ${minute.en}` }
    : {
        zh: `尾款 ${minute.zh} 截止，逾期定金不退`,
        en: `the balance is due before ${minute.en}; after that the deposit is not refunded`
      }
}

/**
 * Reminds of a balance: by the message that was allowed, else by SMS, as a deposit is lost without it. In the caller's
 * transaction.
 */
export async function tellOfBalance(db: Db, news: BalanceNews, now: Date): Promise<void> {
  const { userId, orderCode, kind } = news
  const words = bodyOf(news, now)
  const letter = {
    title:
      kind === 'BEGINS'
        ? { zh: '尾款开始提醒', en: 'A balance can be paid soon' }
        : { zh: '尾款快截止了', en: 'A balance is due soon' },
    body: { zh: `订单 ${orderCode} ${words.zh}`, en: `Order ${orderCode}: ${words.en}` },
    page: pageOf('pagesB/order/orderDetail', { orderCode })
  }
  await sendSurely(db, { userId, template: 'orderStatus', facts: { order: orderCode, note: words } }, letter, now)
  const leads = { page: letter.page, target: 'ORDER' as const, code: orderCode }
  const message = { ...leads, event: `order:${orderCode}:BALANCE_${kind}`, kind: 'ORDER' as const, title: letter.title }
  await noteOfOrder(db, userId, orderCode, { ...message, body: words }, now)
}
