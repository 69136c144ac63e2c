/** What a settlement asks of sessions of the flash sale, whose prices are the SKUs' own while they run. */
import type { SkuRow } from '../../../../contract'
import { flashPhase } from '../../../../domain/money/price'

/** The session whose price a SKU has now. */
export const openSession = (sku: SkuRow, nowMs: number): string | undefined =>
  flashPhase(sku.flash, nowMs) === 'OPEN' ? sku.flash?.sessionCode : undefined
