import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import type { Shopper } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { shops } from '../masterdata'
import { apply, estimate } from './applying'
import { setReturnPlace } from './desk'
import { rowsToAsk } from './service'

/** How long ago the demonstration shopper asked. */
const ASKED_AGO_MS = 20 * HOUR_MS

/** Where the demonstration's shops take goods back. */
const PLACE = {
  name: { zh: '栖禾退货仓', en: 'Qihe returns warehouse' },
  phone: '139****7210',
  address: { zh: '浙江省嘉兴市南湖区望湖路 1288 号 3 号库', en: 'Store 3, 1288 Wanghu Road, Nanhu, Jiaxing, Zhejiang' },
  who: 'demonstration'
}

/** Something that is at the door already goes back: it waits to be sent. Through the same services as every case. */
export async function seedCases(core: Core): Promise<void> {
  for (const { shop_code: shopCode } of await shops(core.db)) await setReturnPlace(core, { shopCode, ...PLACE })
  const [who] = DEMONSTRATION_SHOPPERS
  if (!who) return
  const shopper: Shopper = { userId: who.userId, locale: 'zh-CN', nowMs: core.clock.now() - ASKED_AGO_MS }
  const { list } = await rowsToAsk(core.db, shopper, { size: 50 })
  const row = list.find(({ kinds, signedAt = Infinity }) =>
    kinds.some(({ kind, open }) => kind === 'RETURN' && open && signedAt < shopper.nowMs)
  )
  if (!row) return
  const rows = [{ position: row.position, quantity: 1 }]
  const wish = { orderCode: row.orderCode, kind: 'RETURN' as const, rows, reasonCode: 'NO_REASON' }
  await inTransaction(core.db, async (tx) => {
    const { amounts } = await estimate(tx, shopper, wish)
    await apply(tx, shopper, { ...wish, text: '', pictures: [], expectedFen: amounts.refundFen })
  })
}
