/** Money that came back for what was bought. */
import type { Db } from '../../core/database/database'
import { moneyOf } from '../../core/money'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'

/** Tells a shopper that a rebate is in their balance; in the caller's transaction. */
export async function tellOfRebate(
  db: Db,
  userId: string,
  { orderCode, position, title, fen }: { orderCode: string; position: number; title: Words; fen: number },
  now: Date
): Promise<void> {
  const amount = (await moneyOf(db)).full(fen)
  return note(
    db,
    userId,
    {
      event: `rebate:${orderCode}:${position}`,
      kind: 'OFFER',
      title: { zh: '返利到账', en: 'A rebate has arrived' },
      body: {
        zh: `「${title.zh}」返的 ${amount} 已到余额，付款时可以用`,
        en: `${amount} for “${title.en}” is in your balance; use it when you pay`
      },
      page: pageOf('pagesB/order/orderDetail', { orderCode }),
      target: 'ORDER',
      code: orderCode
    },
    now
  )
}
