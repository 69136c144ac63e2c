import type { TestShop } from '../orders/journey-shop'

interface Room {
  roomCode: string
  shopCode: string
  /** Price there by SKU; null: as elsewhere. */
  goods?: Readonly<Record<string, number | null>>
  channelTypes?: string[]
  startsAt?: number
  others?: number
}

/** Announces a live room. */
export async function addRoom(shop: TestShop, room: Room): Promise<void> {
  const { db, clock } = shop.core
  const words = (text: string) => JSON.stringify({ zh: text, en: text })
  await db
    .insertInto('live_room')
    .values({
      room_code: room.roomCode,
      shop_code: room.shopCode,
      title: words(room.roomCode),
      note: words(''),
      host: words('Host'),
      host_picture: '/host.svg',
      cover: '/cover.svg',
      state: 'ANNOUNCED',
      starts_at: new Date(room.startsAt ?? clock.now() + 3_600_000),
      stream: JSON.stringify({ hls: '/storage/live/a.m3u8' }),
      film: 'null',
      channel_types: room.channelTypes ?? ['H5', 'APP'],
      others: room.others ?? 0
    })
    .execute()
  const goods = Object.entries(room.goods ?? { POT: null })
  await db
    .insertInto('live_room_sku')
    .values(goods.map(([sku_code, live_fen], position) => ({ room_code: room.roomCode, position, sku_code, live_fen })))
    .execute()
}
