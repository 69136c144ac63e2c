/** Cards that partners are paid to: theirs alone, and by what the bank calls them. */
import type { DataOf } from '../../../../contract'
import { CARD_WAIT_MS, isCardNumber } from '../../../../domain/money/bankCard'
import type { Call, Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { invalid, notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { verifiedNameOf } from '../partner'
import { bankOf } from './bank'
import { earner } from './earner'
import * as store from './storeWithdrawals'

const another = (): GatewayRefusal =>
  refusal('card.holder', '这张卡不在你名下，请换本人的卡', 'That card isn’t in your name. Please use one of your own')

export async function cardShown(db: Db, partnerId: string) {
  const card = await store.cardOf(db, partnerId)
  if (!card) return null
  return {
    cardId: card.card_id,
    bankName: card.bank_name,
    lastFour: card.last_four,
    holder: (await store.holderOf(db, partnerId)) ?? '',
    usableAt: card.added_at.getTime() + CARD_WAIT_MS
  }
}

/** Keeps what the bank calls a card; replies its own name, undefined where the bank has no such card. */
export async function keepCard(core: Core, userId: string, cardNo: string, now: Date): Promise<string | undefined> {
  const holder = (await verifiedNameOf(core.db, userId)) ?? ''
  const bankCard = await bankOf(core)?.know({ cardNo, holder })
  if (!bankCard) return undefined
  if (bankCard === 'ANOTHER') throw another()
  return inTransaction(core.db, async (tx) => {
    await store.lockPartner(tx, userId)
    const before = await store.cardOf(tx, userId)
    // the same card again waits for nothing anew
    if (before?.token === bankCard.token) return before.card_id
    const card = {
      card_id: newId('card'),
      partner_id: userId,
      bank_name: bankCard.bankName,
      last_four: cardNo.slice(-4),
      token: bankCard.token,
      added_at: now
    }
    await store.replaceCard(tx, card)
    return card.card_id
  })
}

/** Keeps a card, by what the bank calls it; the number stays nowhere. */
export async function addCard(
  call: Call<'POST /o2cum/v1/partner/card'>
): Promise<DataOf<'POST /o2cum/v1/partner/card'>> {
  const userId = call.shopper()
  await earner(call.db, userId)
  const { cardNo } = call.body
  const wrong = (): GatewayRefusal => invalid('卡号不对，请检查', 'That card number isn’t right')
  if (!isCardNumber(cardNo)) throw wrong()
  if (!(await keepCard(call.core, userId, cardNo, call.clock.date())))
    throw refusal('card.unknown', '这张卡暂时不能用来提现', 'That card can’t be paid to')
  const card = await cardShown(call.db, userId)
  if (!card) throw new Error('A card that was kept is there')
  return card
}

const cardMissing = (): GatewayRefusal => notFound('card.missing', '请先填银行卡', 'Please add a bank card first')

export async function usableCard(db: Db, userId: string, cardId: string, nowMs: number): Promise<void> {
  const card = await store.cardOf(db, userId)
  if (card?.card_id !== cardId) throw cardMissing()
  if (card.added_at.getTime() + CARD_WAIT_MS > nowMs) {
    throw refusal('card.new', '新卡添加满 24 小时后才能提现', 'A new card can be paid to 24 hours after it was added')
  }
}
