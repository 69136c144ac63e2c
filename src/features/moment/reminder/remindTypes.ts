import type { ProductSku } from '@contract'

/** What is to be known of a SKU to be reminded of its sale. */
export type RemindedSku = Pick<ProductSku, 'skuCode' | 'flash' | 'reminded'>

export interface RemindProps {
  spuCode: string
  /** The SKU whose price is shown. */
  sku: RemindedSku | undefined
  /** A session of the flash sale; default: the SKU's next sale. */
  sessionCode?: string
}
