import { MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { openRoomPrices } from '../product'

const EVERYWHERE = ['H5', 'APP']

/** Writes the demonstration's rooms; those on air have their prices open. */
export async function seedLive(core: Core): Promise<void> {
  const { liveRooms = [] } = await core.catalogue()
  const now = core.clock.now()
  for (const room of liveRooms) {
    const starts_at = new Date(now + room.startsInMinutes * MINUTE_MS)
    await core.db
      .insertInto('live_room')
      .values({
        room_code: room.roomCode,
        shop_code: room.shopCode,
        title: JSON.stringify(room.title),
        note: JSON.stringify(room.note),
        host: JSON.stringify(room.host),
        host_picture: room.hostPicture,
        cover: room.cover,
        state: room.state,
        starts_at,
        started_at: room.state === 'ANNOUNCED' ? null : starts_at,
        explaining: room.explaining ?? null,
        stream: JSON.stringify(room.hls === undefined ? null : { hls: room.hls }),
        film: JSON.stringify(room.film ?? null),
        channel_types: room.channelTypes ?? EVERYWHERE,
        others: room.others
      })
      .execute()
    await core.db
      .insertInto('live_room_sku')
      .values(
        room.goods.map(({ skuCode, livePriceFen }, position) => ({
          room_code: room.roomCode,
          position,
          sku_code: skuCode,
          live_fen: livePriceFen ?? null
        }))
      )
      .execute()
    if (room.state !== 'ON_AIR') continue
    const prices = room.goods.flatMap(({ skuCode, livePriceFen }) =>
      livePriceFen === undefined ? [] : [{ skuCode, priceFen: livePriceFen }]
    )
    await openRoomPrices(core.db, { roomCode: room.roomCode, startAt: starts_at }, prices)
  }
}
