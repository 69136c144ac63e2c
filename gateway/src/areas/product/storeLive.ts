import type { Db } from '../../core/database/database'

export interface RoomPrice {
  skuCode: string
  priceFen: number
}

/**
 * Opens a room's prices for everybody. A SKU that another room has already stays with it; those that took the price come
 * back. Run it in a transaction.
 */
export async function openRoomPrices(
  db: Db,
  room: { roomCode: string; startAt: Date },
  prices: readonly RoomPrice[]
): Promise<string[]> {
  const codes: string[] = []
  // in one order, so that two rooms that begin at once wait for each other one way only
  for (const { skuCode, priceFen } of [...prices].sort((a, b) => (a.skuCode < b.skuCode ? -1 : 1))) {
    const result = await db
      .updateTable('sku')
      .set({ live_price_fen: priceFen, live_room_code: room.roomCode, live_start_at: room.startAt })
      .where('sku_code', '=', skuCode)
      .where('live_room_code', 'is', null)
      .executeTakeFirst()
    if (result.numUpdatedRows > 0n) codes.push(skuCode)
  }
  return codes
}

/** Ends a room's prices: from the next statement on everything costs what it did. */
export async function closeRoomPrices(db: Db, roomCode: string): Promise<void> {
  await db
    .updateTable('sku')
    .set({ live_price_fen: null, live_room_code: null, live_start_at: null })
    .where('live_room_code', '=', roomCode)
    .execute()
}
