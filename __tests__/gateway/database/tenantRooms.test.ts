// covers gateway/src/areas/live/, gateway/src/core/tenant.ts
/** Live rooms of several shops on one gateway. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moveRoom } from '../../../gateway/src/areas/live'
import { OWN_TENANT } from '../../../gateway/src/core/tenant'
import { addRoom } from '../content/rooms'
import { TESTER, type TestShop } from '../orders/journey-shop'
import { headersOf, NORTH, startTenants } from './tenantSupport'

const INFO = 'POST /o2srh/pub/v1/glz-zb/info'

let shop: TestShop
before(async () => {
  ;({ shop } = await startTenants())
})
after(() => shop.close())

test('viewers at one tenant’s count there, also while rooms of others are read', async () => {
  const rooms = { [OWN_TENANT]: 'OWN', [NORTH]: 'NORTH' }
  await addRoom(shop, { roomCode: 'OWN', shopCode: 'S1' })
  await addRoom(shop, { roomCode: 'NORTH', shopCode: 'S2', goods: { LAMP: null } })
  for (const roomCode of Object.values(rooms)) await moveRoom(shop.core, TESTER, { roomCode, step: 'start' })
  const ask = (tenant: string, roomCode: string, viewerKey?: string) =>
    shop.ask(INFO, { body: { roomCode, ...(viewerKey ? { viewerKey } : {}) }, headers: headersOf(tenant) })
  await ask(NORTH, 'NORTH')
  await ask(OWN_TENANT, 'OWN')
  // both are believed for a second: these are noted, and written with the next read
  for (const answer of [await ask(NORTH, 'NORTH', 'viewerofnorth'), await ask(OWN_TENANT, 'OWN', 'viewerofown')]) {
    assert.ok(answer.success)
  }
  await moveRoom(shop.core, TESTER, { roomCode: 'OWN', step: 'pause' })
  const own = await ask(OWN_TENANT, 'OWN')
  const north = await ask(NORTH, 'NORTH')
  assert.deepEqual([own.data?.room.viewers, north.data?.room.viewers], [1, 1])
  assert.equal((await ask(OWN_TENANT, 'NORTH')).code, 'live.missing')
})
