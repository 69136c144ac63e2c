import type { ProductDetail, ProductSku } from '@contract'

export interface AboutProductProps {
  product: ProductDetail
  /** The version that is chosen; another has other measures. */
  sku: ProductSku | undefined
  /** The choice is open: it is made first. */
  onChoose: () => void
  /** Opens the alerts: back in stock, or cheaper. */
  onTell: () => void
  /** All that is known is here, or is late. */
  onShown: () => void
}

export interface TellMeProps {
  open: boolean
  onClose: () => void
  spuCode: string
  sku: ProductSku | undefined
}
