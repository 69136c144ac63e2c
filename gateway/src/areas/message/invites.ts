/** What came of employees' invites. */
import type { InviteEnd } from '../../../../domain/activity/referral'
import type { Db } from '../../core/database/database'
import { moneyOf } from '../../core/money'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'

/** EARNED: to who invited, GIFT: to who came, of money in the balance. VOID: to who invited, of none. */
export type InviteNews = { inviteId: string; userId: string } & (
  | { kind: 'EARNED'; fen: number; friend: Words }
  | { kind: 'GIFT'; fen: number; orderCode: string }
  | { kind: 'VOID'; end: InviteEnd; friend: Words }
)

const TITLES: Readonly<Record<InviteNews['kind'], Words>> = {
  EARNED: { zh: '邀请奖励到账', en: 'An invite reward has arrived' },
  GIFT: { zh: '首单奖励到账', en: 'Your first-order gift has arrived' },
  VOID: { zh: '有一个邀请没算上', en: 'An invite does not count' }
}

const ENDS: Readonly<Record<InviteEnd, Words>> = {
  LATE: { zh: '首单没有赶上时间', en: 'the first order came too late' },
  SHORT: { zh: '首单金额不够', en: 'the first order was too small' },
  REFUNDED: { zh: '首单已退货', en: 'the first order was returned' },
  DAY_FULL: { zh: '当天已满额', en: 'the day was full' },
  UNBOUND: { zh: '你的绑定已结束', en: 'your account was unlinked' },
  JUDGED: { zh: '经核对不算', en: 'it was checked and does not count' },
  KNOWN: { zh: '来的人早已是顾客', en: 'they were a customer already' }
}

async function bodyOf(db: Db, news: InviteNews): Promise<Words> {
  if (news.kind === 'VOID') {
    const end = ENDS[news.end]
    return { zh: `${news.friend.zh}：${end.zh}，没有奖励`, en: `${news.friend.en}: ${end.en}, so there is no reward` }
  }
  const amount = (await moneyOf(db)).full(news.fen)
  return news.kind === 'EARNED'
    ? {
        zh: `${news.friend.zh} 的首单过了退货期，${amount} 已到余额，付款时可以用`,
        en: `${news.friend.en} kept the first order: ${amount} is in your balance; use it when you pay`
      }
    : {
        zh: `首单过了退货期，${amount} 已到余额，付款时可以用`,
        en: `You kept your first order: ${amount} is in your balance; use it when you pay`
      }
}

/** Tells what came of an invite, once; in the caller's transaction. */
export async function tellOfInvite(db: Db, news: InviteNews, now: Date): Promise<void> {
  const leads =
    news.kind === 'GIFT'
      ? {
          page: pageOf('pagesB/order/orderDetail', { orderCode: news.orderCode }),
          target: 'ORDER' as const,
          code: news.orderCode
        }
      : { page: 'pagesC/pullActivity/pullActivity', target: 'INVITE' as const }
  const event = `invite:${news.inviteId}:${news.kind}`
  const message = { ...leads, event, kind: 'OFFER' as const, title: TITLES[news.kind], body: await bodyOf(db, news) }
  await note(db, news.userId, message, now)
}
