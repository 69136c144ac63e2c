/** What ends soon: coupons, red packets, points. */
import { saidDay, shopDay } from '../../../../domain/day'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { moneyOf, type Money } from '../../core/money'
import type { Words } from '../../core/words'
import { tellEach } from '../moment'
import { note, pageOf } from './inbox'
import { sendAllowed } from './letters'
import type { Facts } from './templates'

const endings = {
  COUPON: { template: 'couponExpire', title: { zh: '优惠券到期提醒', en: 'A coupon expires soon' } },
  PACKET: { template: 'packetExpire', title: { zh: '红包到期提醒', en: 'A red packet expires soon' } },
  POINTS: { template: 'pointExpire', title: { zh: '积分到期提醒', en: 'Points expire soon' } }
} as const

const titles: Record<Ending['kind'], Words> = {
  COUPON: { zh: '优惠券快到期了', en: 'A coupon ends soon' },
  PACKET: { zh: '红包快到期了', en: 'A red packet ends soon' },
  POINTS: { zh: '积分快到期了', en: 'Points end soon' }
}

/** Something of a shopper's that ends. */
export type Ending =
  | { kind: 'COUPON'; userCouponId: string; name: Words; endAt: number }
  | { kind: 'PACKET'; userPacketId: string; name: Words; leftFen: number; endAt: number }
  | { kind: 'POINTS'; points: number; endAt: number }

function pageOfEnding(ending: Ending): string {
  if (ending.kind === 'COUPON') return pageOf('pagesB/myCoupon/myCoupon', { tab: 'EXPIRING' })
  if (ending.kind === 'POINTS') return 'pagesC/point/myPoint'
  return pageOf('pagesB/redPacket/redPacketDetail', { userPacketId: ending.userPacketId })
}

function wordsOfEnding(ending: Ending, money: Money, now: Date): Words {
  // a midnight belongs to the day before it
  const day = saidDay(ending.endAt - 1, now.getTime())
  switch (ending.kind) {
    case 'COUPON':
      return { zh: `${ending.name.zh}将于 ${day.zh} 到期`, en: `${ending.name.en} expires on ${day.en}` }
    case 'PACKET': {
      const rest = money.full(ending.leftFen)
      return {
        zh: `${ending.name.zh}还剩 ${rest}，${day.zh} 到期`,
        en: `${ending.name.en}: ${rest} left, expires on ${day.en}`
      }
    }
    case 'POINTS':
      return {
        zh: `${ending.points} 积分将于 ${day.zh} 到期`,
        en: `${ending.points} of your points expire on ${day.en}`
      }
  }
}

function factsOfEnding(ending: Ending, money: Money): Facts {
  // a midnight belongs to the day before it
  const until = shopDay(ending.endAt - 1)
  if (ending.kind === 'POINTS') return { points: String(ending.points), until }
  return { name: ending.name, until, ...(ending.kind === 'PACKET' && { amount: money.full(ending.leftFen) }) }
}

/** Names the message of an ending, once a shopper; `coupon/` and `redPacket/` name it in their SQL too. */
function eventOf(ending: Ending): string {
  if (ending.kind === 'COUPON') return `coupon:${ending.userCouponId}:ENDING`
  if (ending.kind === 'PACKET') return `packet:${ending.userPacketId}:ENDING`
  return `points:${ending.endAt}:ENDING`
}

/** Tells a shopper that something of theirs ends soon, and by a message when they allowed it; in the caller's transaction. */
async function tellOfEnding(db: Db, userId: string, ending: Ending, now: Date): Promise<void> {
  const { template, title } = endings[ending.kind]
  const money = await moneyOf(db)
  const letter = { title, body: wordsOfEnding(ending, money, now), page: pageOfEnding(ending) }
  await sendAllowed(db, { userId, template, facts: factsOfEnding(ending, money) }, letter, now)
  const leads =
    ending.kind === 'PACKET' ? { target: ending.kind, code: ending.userPacketId } : ({ target: ending.kind } as const)
  await note(
    db,
    userId,
    { ...letter, ...leads, event: eventOf(ending), kind: 'OFFER', title: titles[ending.kind] },
    now
  )
}

/** Tells owners of what ends, one a transaction; `take` marks the next one that is to be told and gives it. */
export const tellOfEndings = (
  core: Core,
  take: (tx: Db, now: Date) => Promise<{ userId: string; ending: Ending } | undefined>
): Promise<void> => tellEach(core, take, (tx, { userId, ending }, now) => tellOfEnding(tx, userId, ending, now))
