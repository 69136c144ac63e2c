/** Which subscription messages (spec 7.5) to ask for, and what an answer means. Pure. */
import type { SubscribeTemplate } from '@contract'
import { DAY_MS } from '@domain/spans'

/**
 * A tap that makes sense to ask at. ORDER: an order is placed or paid · CANCEL_PAID, CANCEL_UNPAID: one is cancelled ·
 * SECKILL: to be reminded · GOODS: to hear of goods one waits for · AFTER_SALES: a case is opened · COUPON: to be told
 * before a coupon ends · OPENING: when one can be received · PACKET, POINTS: the same of a red packet, of points.
 */
export type Moment =
  | 'ORDER'
  | 'CANCEL_PAID'
  | 'CANCEL_UNPAID'
  | 'SECKILL'
  | 'GOODS'
  | 'AFTER_SALES'
  | 'COUPON'
  | 'OPENING'
  | 'PACKET'
  | 'POINTS'

/** The platform asks for no more at once. */
const most = 3
/** ms that a refusal is respected: 7 days. */
export const refusalLasts = 7 * DAY_MS

const templatesByMoment: Record<Moment, readonly SubscribeTemplate[]> = {
  ORDER: ['paymentSuccess', 'orderDelivery', 'orderStatus'],
  CANCEL_PAID: ['refundSuccess', 'orderCancell'],
  CANCEL_UNPAID: ['orderCancell'],
  SECKILL: ['seckill'],
  GOODS: ['goodsNotice'],
  AFTER_SALES: ['afterrefuse', 'refundSuccess', 'orderStatus'],
  COUPON: ['couponExpire'],
  OPENING: ['couponOpen'],
  PACKET: ['packetExpire'],
  POINTS: ['pointExpire']
}

/** To be reminded is a wish of its own: a shopper who asks for it again may answer again. */
const wishes: readonly Moment[] = ['SECKILL', 'GOODS', 'COUPON', 'OPENING', 'PACKET', 'POINTS']

/** Epoch ms at which each was refused last. */
export type Refusals = Readonly<Record<string, number>>

/** The templates to ask for now: those the site has an id for and that were not refused lately, each id once. */
export function templatesFor(
  moment: Moment,
  ids: Readonly<Record<string, string>>,
  refusals: Refusals,
  nowMs: number
): SubscribeTemplate[] {
  const lately = (time: number | undefined) =>
    !wishes.includes(moment) && time !== undefined && time <= nowMs && nowMs - time < refusalLasts
  const fit = templatesByMoment[moment].filter((name) => ids[name] !== undefined && !lately(refusals[name]))
  return fit.filter((name, index) => fit.findIndex((other) => ids[other] === ids[name]) === index).slice(0, most)
}

/** What was allowed and what was refused; an answer the platform gave no word for is neither. */
export function readAnswers(
  templates: readonly SubscribeTemplate[],
  ids: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, unknown>>
): { allowed: SubscribeTemplate[]; refused: SubscribeTemplate[] } {
  const answerOf = (name: SubscribeTemplate) => answers[ids[name] ?? '']
  return {
    // acceptWithAudio, acceptWithAlert: allowed, and louder
    allowed: templates.filter((name) => /^accept/.test(String(answerOf(name)))),
    refused: templates.filter((name) => /^(reject|ban)$/.test(String(answerOf(name))))
  }
}

/** The memory with these refused at a moment; what is over is let go of. */
export const withRefused = (
  refusals: Refusals,
  refusedTemplates: readonly SubscribeTemplate[],
  nowMs: number
): Record<string, number> =>
  Object.fromEntries([
    ...Object.entries(refusals).filter(([, time]) => time <= nowMs && nowMs - time < refusalLasts),
    ...refusedTemplates.map((name) => [name, nowMs] as const)
  ])
