import type { Presale, SkuRow, WaitingPresale } from '../../../../contract'
import { presalePhase } from '../../../../domain/activity/presale'
import type { Visitor } from '../../core/identity/asker'
import { say } from '../../core/words'
import type { PresaleRecord, WaitingRecord } from './store'

export function toPresale(presale: PresaleRecord, sku: SkuRow, { nowMs }: Visitor, mine: number): Presale {
  const times = {
    startAt: presale.start_at.getTime(),
    endAt: presale.end_at.getTime(),
    balanceFrom: presale.balance_from.getTime(),
    balanceTo: presale.balance_to.getTime(),
    shipBy: presale.ship_by.getTime()
  }
  return {
    activityCode: presale.activity_code,
    skuCode: sku.skuCode,
    spuCode: sku.spuCode,
    title: sku.title,
    picture: sku.picture,
    specs: sku.specs,
    priceFen: presale.price_fen,
    depositFen: presale.deposit_fen,
    worthFen: presale.worth_fen,
    soloFen: sku.priceFen,
    ...times,
    phase: presalePhase(times, nowMs),
    allotment: presale.allotment,
    booked: presale.taken,
    left: sku.unsellable === 'DELISTED' ? 0 : Math.max(0, presale.allotment - presale.taken),
    limit: presale.limit_each,
    mine
  }
}

export const toWaiting = (order: WaitingRecord, { locale }: Visitor): WaitingPresale => ({
  orderCode: order.order_code,
  skuCode: order.sku_code,
  spuCode: order.spu_code,
  title: say(locale, order.title),
  picture: order.picture,
  depositFen: Number(order.deposit_fen),
  balanceFen: Number(order.pay_fen) - Number(order.deposit_fen),
  balanceFrom: order.balance_from.getTime(),
  balanceTo: order.balance_to.getTime(),
  shipBy: order.ship_by.getTime()
})
