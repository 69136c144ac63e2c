/** What the shop's staff do with rebates; each act says who did it. */
import type { RebateRate } from '../../../../domain/activity/rebate'
import { newId } from '../../core/database/database'
import { actAtDesk, resultCode, type DeskCore, type Staff } from '../../core/desk'
import { invalid, notFound, refusal } from '../../core/errors'
import { skuCodesOf } from '../product'
import * as store from './store'

const isRate = (rate: RebateRate): boolean =>
  'pieceFen' in rate
    ? Number.isSafeInteger(rate.pieceFen) && rate.pieceFen > 0
    : Number.isSafeInteger(rate.basisPoints) && rate.basisPoints > 0 && rate.basisPoints <= 5000

/** Gives money back for a product from now on; orders that are placed keep what they were placed with. */
export const publishRebate = (
  core: DeskCore,
  staff: Staff,
  { spuCode, rate, startAt }: { spuCode: string; rate: RebateRate; startAt?: Date }
): Promise<string> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'rebate.publish', about: resultCode }, async (tx, now) => {
    if (!isRate(rate)) throw invalid('返利比例或金额不正确', 'The share or the amount is not right')
    if ((await skuCodesOf(tx, spuCode)).length === 0) throw notFound('product.missing', '商品不存在', 'No such product')
    const offerCode = newId('rb')
    const added = await store.addOffer(tx, {
      offer_code: offerCode,
      spu_code: spuCode,
      rate: JSON.stringify(rate),
      start_at: startAt ?? now,
      end_at: null,
      published_by: staff.who
    })
    if (!added) throw refusal('rebate.published', '这款商品已有返利', 'This product gives money back already')
    return offerCode
  })

/** Ends it now, for orders that are placed from here on. */
export const endRebate = (core: DeskCore, staff: Staff, offerCode: string): Promise<void> =>
  actAtDesk(core, staff, { permission: 'ACTIVITIES', act: 'rebate.end', about: offerCode }, async (tx, now) => {
    if (!(await store.endOffer(tx, offerCode, staff.who, now)))
      throw notFound('rebate.missing', '返利不存在或已结束', 'There is no such rebate, or it has ended')
  })

/** What runs, for who looks after it. */
export const rebateDesk = async ({ db }: Pick<DeskCore, 'db'>) =>
  (await store.openOffers(db)).map((offer) => ({
    offerCode: offer.offer_code,
    spuCode: offer.spu_code,
    title: offer.title.zh,
    rate: offer.rate
  }))
