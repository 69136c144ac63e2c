/** The cart the gateway keeps. `call` shows errors (spec 8); the store rolls back. */
import { withoutRows, type CartBackend } from './backend'
import { call } from './calls'

export const remoteBackend: CartBackend = {
  load: () => call('GET /o2cart/v1/carts/list'),
  change: (rows) => call('PUT /o2cart/v1/carts', { body: { rows: rows.map((row) => ({ ...row })) } }),
  remove: async (rowIds, view) => {
    await call('DELETE /o2cart/v1/carts', { body: { rowIds: [...rowIds] } })
    return withoutRows(view, rowIds)
  }
}
