import { billTotal, priceOn } from '../../../../domain/aftersale/serviceFee'
import { shopDay } from '../../../../domain/day'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { FeeBill, ServiceFee } from './demonstration'
import { addBills, addVersions, type NewBill } from './store'

const WRITER = 'demonstration'

/** Writes the demonstration's kinds, fees and bills. */
export async function seedFees({ db, clock, catalogue }: Core): Promise<void> {
  const all = (await catalogue()).serviceFees?.()
  if (all === undefined || all.kinds.length === 0) return
  await db
    .insertInto('service_kind')
    .values(
      all.kinds.map(({ kindCode, name, picture, categoryCodes }, position) => ({
        kind_code: kindCode,
        name: JSON.stringify(name),
        picture,
        category_codes: categoryCodes,
        position
      }))
    )
    .execute()
  const setAt = clock.date()
  await addVersions(
    db,
    all.fees.map((fee, position) => ({ ...fee, position, setBy: WRITER, setAt }))
  )
  await db
    .insertInto('service_region')
    .values(all.regions.map(({ regionCode, regionClass }) => ({ region_code: regionCode, region_class: regionClass })))
    .execute()
  await addBills(
    db,
    all.bills.map((bill, index) => billOf(bill, index, all.fees, clock.now()))
  )
}

function billOf(bill: FeeBill, index: number, fees: readonly ServiceFee[], nowMs: number): NewBill {
  const { kindCode, work, regionClass, hoursAgo } = bill
  const billedAt = new Date(nowMs - hoursAgo * HOUR_MS)
  const ownFees = fees.filter(
    (fee) => fee.kindCode === kindCode && fee.work === work && fee.regionClass === regionClass
  )
  const lines = bill.lines.flatMap(({ itemCode, count }) => {
    const now = priceOn(
      ownFees.filter((fee) => fee.itemCode === itemCode),
      shopDay(billedAt.getTime())
    )
    return now ? [{ itemCode, name: now.name, fen: now.fen, count }] : []
  })
  const totalFen = billTotal(lines)
  return { billCode: `B${index + 1}`, kindCode, work, regionClass, billedAt, lines, totalFen, writtenBy: WRITER }
}
