/** The subsidised pieces, by their numbers: each is reported once, when it leaves. */
import { randomInt } from 'node:crypto'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import * as store from './storePieces'

/** What a warehouse reads off a piece; the demonstration's has made it up. */
const newSerialNo = (): string => `SN${Array.from({ length: 14 }, () => randomInt(10)).join('')}`

/**
 * Keeps the number of each subsidised piece that leaves and has none yet, also of one in another's place; a number that
 * was subsidised before is refused, and the order stays where it is. The caller holds the order.
 */
export async function keepSerials(
  db: Db,
  orderCode: string,
  now: Date,
  serialOf: (position: number) => string = newSerialNo
): Promise<void> {
  for (const { qualificationId, position } of await store.unnumberedPieces(db, orderCode)) {
    const serialNo = serialOf(position)
    const isNew = await store.keepPiece(db, {
      serial_no: serialNo,
      order_code: orderCode,
      position,
      qualification_id: qualificationId,
      at: now
    })
    if (!isNew)
      throw refusal(
        'subsidy.serial',
        '这台的机身码已用过补贴',
        'The piece with that serial number was subsidised already'
      )
  }
}
