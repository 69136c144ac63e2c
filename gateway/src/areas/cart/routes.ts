import type { Area } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { askerOf } from '../../core/identity/asker'
import { cartSchema } from './schema'
import { seedCart } from './seed'
import { addToCart, changeRows, mergeIntoCart, readCart } from './service'
import { deleteRows, lockRowsOf, piecesOf } from './store'

/** The cart of a logged-in shopper. */
export const cartArea: Area = {
  name: 'cart',
  schema: cartSchema,
  seed: seedCart,
  routes: {
    'GET /o2cart/v1/carts/list': (call) => readCart(call.db, askerOf(call)),
    'GET /o2cart/v1/carts/entryRows': async (call) => ({ count: await piecesOf(call.db, call.shopper()) }),
    'POST /o2cart/v1/carts/save-by-product': async (call) => {
      const shopper = askerOf(call)
      const line = await addToCart(call.db, shopper, call.body)
      return { ...line, count: await piecesOf(call.db, shopper.userId) }
    },
    'POST /o2cart/v1/carts/save-all': (call) => mergeIntoCart(call.db, askerOf(call), call.body.rows),
    'PUT /o2cart/v1/carts': (call) => inTransaction(call.db, (tx) => changeRows(tx, askerOf(call), call.body.rows)),
    'DELETE /o2cart/v1/carts': async (call) => {
      const userId = call.shopper()
      await inTransaction(call.db, async (tx) => {
        // Held first: two that take out the same lines would wait for each other.
        await lockRowsOf(tx, userId)
        await deleteRows(tx, userId, call.body.rowIds)
      })
      return { done: true }
    }
  }
}
