import { UNPAID_LIMIT } from '../../../../domain/activity/seckill'
import type { Db } from '../../core/database'
import { refusal } from '../../core/errors'
import { returnStock } from '../inventory'
import * as store from './store'

/** Takes pieces of a session for a settlement, or refuses; in the transaction that submits. */
export async function takeFlash(
  db: Db,
  wish: { settlementId: string; sessionCode: string; skuCode: string; userId: string; quantity: number; at: Date }
): Promise<void> {
  // the row stays locked: two orders of one shopper can't both see room under the limit
  const limit = await store.takePieces(db, wish)
  if (limit === undefined) {
    throw refusal(
      'flash.gone',
      '本场已抢光，请确认后再提交',
      'This flash sale has no more of it. Please check your order'
    )
  }
  const { mine, unpaid } = await store.standingOf(db, wish)
  if (unpaid >= UNPAID_LIMIT) {
    throw refusal(
      'flash.closed',
      '本场已有两笔订单未付款，不能再抢，请等下一场',
      'You left two orders of this session unpaid. Please wait for the next session'
    )
  }
  if (mine + wish.quantity > limit) {
    throw refusal('flash.limit', `本场每人限购 ${limit} 件`, `Up to ${limit} each in this session`)
  }
  await store.keepHold(db, wish)
}

/** Gives back what a closed order took of a session: to it while it runs, else to stock. False: it took nothing there. */
export async function returnFlash(
  db: Db,
  hold: { settlementId: string; skuCode: string; quantity: number; unpaid: boolean }
): Promise<boolean> {
  const sessionCode = await store.dropHold(db, hold)
  if (sessionCode === undefined) return false
  if (!(await store.putBack(db, sessionCode, hold.skuCode, hold.quantity))) {
    await returnStock(db, hold.skuCode, hold.quantity)
  }
  return true
}
