/** What the shop's people do with rebates; each says who did it. */
import type { RebateRate } from '../../../../domain/activity/rebate'
import type { Core } from '../../core/area'
import { newId } from '../../core/database/database'
import { invalid, notFound, refusal } from '../../core/errors'
import { skuCodesOf } from '../product'
import * as store from './store'

const isRate = (rate: RebateRate): boolean =>
  'pieceFen' in rate
    ? Number.isSafeInteger(rate.pieceFen) && rate.pieceFen > 0
    : Number.isSafeInteger(rate.basisPoints) && rate.basisPoints > 0 && rate.basisPoints <= 5000

/** Gives money back for a product from now on; orders that are placed keep what they were placed with. */
export async function publishRebate(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  { spuCode, rate, startAt }: { spuCode: string; rate: RebateRate; startAt?: Date }
): Promise<string> {
  if (!isRate(rate)) throw invalid('返利比例或金额不正确', 'The share or the amount is not right')
  if ((await skuCodesOf(db, spuCode)).length === 0) throw notFound('product.missing', '商品不存在', 'No such product')
  const offerCode = newId('rb')
  const isNew = await store.addOffer(db, {
    offer_code: offerCode,
    spu_code: spuCode,
    rate: JSON.stringify(rate),
    start_at: startAt ?? clock.date(),
    end_at: null,
    published_by: by
  })
  if (!isNew) throw refusal('rebate.published', '这款商品已有返利', 'This product gives money back already')
  return offerCode
}

/** Ends it now, for orders that are placed from here on. */
export async function endRebate(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  by: string,
  offerCode: string
): Promise<void> {
  if (!(await store.endOffer(db, offerCode, by, clock.date())))
    throw notFound('rebate.missing', '返利不存在或已结束', 'There is no such rebate, or it has ended')
}

/** Running offers, for the staff. */
export const rebateDesk = async ({ db }: Pick<Core, 'db'>) =>
  (await store.openOffers(db)).map((offer) => ({
    offerCode: offer.offer_code,
    spuCode: offer.spu_code,
    title: offer.title.zh,
    rate: offer.rate
  }))
