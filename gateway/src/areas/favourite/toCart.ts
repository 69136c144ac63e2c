import type { BodyOf, DataOf } from '../../../../contract'
import { MAX_CART_LINES } from '../../../../domain/checkout/cart'
import type { Db } from '../../core/database/database'
import { GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say } from '../../core/words'
import { addToCart, piecesOf, rowsOf } from '../cart'
import { chooseFacts } from './service'

type Reply = DataOf<'POST /o2wl/v1/favorites/sku/to-cart'>
type Why = Reply['list'][number]['why']

/** What can't go is named up to here, and counted beyond. */
const MOST_NAMED = 20

/** Why the cart takes no piece of it; undefined: it took one. */
async function put(db: Db, asker: Asker, skuCode: string): Promise<Why | undefined> {
  try {
    await addToCart(db, asker, { skuCode, quantity: 1 })
    return undefined
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    if (error.code === 'cart.full') return 'FULL'
    if (error.code === 'limit.exceeded') return 'LIMIT'
    return error.code === 'stock.short' ? 'SOLD_OUT' : 'OFF_SALE'
  }
}

/**
 * Puts a piece of each chosen favourite into the cart, those that lie in it already but for another piece. Nothing leaves
 * the favourites. Run it in a transaction.
 */
export async function putIntoCart(
  db: Db,
  body: BodyOf<'POST /o2wl/v1/favorites/sku/to-cart'>,
  asker: Asker
): Promise<Reply> {
  const lying = new Set((await rowsOf(db, asker.userId)).map((row) => row.sku_code))
  const rest: Reply['list'] = []
  let inCart = 0
  let full = lying.size >= MAX_CART_LINES
  // the last one put in stands on top of the cart
  for (const { skuCode, gone, available, record } of (await chooseFacts(db, body, asker)).reverse()) {
    if (lying.has(skuCode)) {
      inCart += 1
      continue
    }
    const why = gone ? 'OFF_SALE' : available <= 0 ? 'SOLD_OUT' : full ? 'FULL' : await put(db, asker, skuCode)
    full ||= why === 'FULL'
    if (why === undefined) inCart += 1
    else rest.unshift({ skuCode, title: say(asker.locale, record.title), why })
  }
  return { inCart, left: rest.length, list: rest.slice(0, MOST_NAMED), count: await piecesOf(db, asker.userId) }
}
