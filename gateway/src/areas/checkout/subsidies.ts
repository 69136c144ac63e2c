/** What the trade-in subsidy takes off a settlement, after everything else. */
import type { Address, SkuRow } from '../../../../contract'
import { addFen, multiplyFen } from '../../../../domain/money/money'
import type { Settled, SettledShop } from '../../../../domain/checkout/settlement'
import { takeSubsidies, type TakenSubsidy } from '../../../../domain/activity/subsidy'
import type { Db } from '../../core/database/database'
import type { Asker } from '../../core/identity/asker'
import { usableSubsidies } from '../subsidy'
import type { SettlementRecord } from './store'

/** `row` is the place within its shop. */
export interface ShopSubsidy extends TakenSubsidy {
  shopCode: string
}

/** An activity's price is all that is given; without an address nobody knows whether it is within a region. */
export async function subsidiesFor(
  db: Db,
  { userId, nowMs }: Asker,
  about: {
    record: SettlementRecord
    shops: readonly { shopCode: string; rows: readonly { sku: SkuRow; quantity: number }[] }[]
    settled: Settled
    address: Address | undefined
  }
): Promise<ShopSubsidy[]> {
  const { record, shops, settled, address } = about
  if (address === undefined || record.activity !== null || record.submitted_at !== null) return []
  const usable = await usableSubsidies(db, userId, address, new Date(nowMs))
  const rows = shops.flatMap(({ shopCode, rows: own }, shop) =>
    own.map(({ sku, quantity }, row) => {
      const off = settled.shops[shop]?.rows[row]
      const offFen = off ? addFen(off.couponFen, off.packetFen, off.pointFen) : 0
      const { skuCode, priceFen } = sku
      return { shopCode, row, skuCode, quantity, leftFen: addFen(multiplyFen(priceFen, quantity), -offFen) }
    })
  )
  return takeSubsidies(rows, usable).flatMap(({ qualificationId, row, fen }) => {
    const place = rows[row]
    return place ? [{ qualificationId, shopCode: place.shopCode, row: place.row, fen }] : []
  })
}

export const subsidyOf = (subsidies: readonly ShopSubsidy[], shopCode: string): number =>
  addFen(...subsidies.filter((subsidy) => subsidy.shopCode === shopCode).map(({ fen }) => fen))

/** The same as a field, where it takes anything. */
export const subsidyField = (subsidyFen: number): { subsidyFen?: number } => (subsidyFen > 0 ? { subsidyFen } : {})

/** What is paid once subsidies are taken off. */
export function withSubsidies(settlement: Settled, subsidies: readonly ShopSubsidy[]): Settled {
  if (subsidies.length === 0) return settlement
  const shops = settlement.shops.map((shop): SettledShop => ({
    ...shop,
    payFen: addFen(shop.payFen, -subsidyOf(subsidies, shop.shopCode))
  }))
  return { ...settlement, shops, payFen: addFen(...shops.map(({ payFen }) => payFen)) }
}
