import type { ProductSku } from '@contract'

export interface RemindProps {
  spuCode: string
  /** The SKU whose price is shown. */
  sku: ProductSku | undefined
}
