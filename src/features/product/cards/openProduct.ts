import type { ProductCard } from '@contract'
import { go } from '@/routes'

/** Opens the product at the SKU whose price the card shows. */
export const openProduct = ({ spuCode, skuCode }: Pick<ProductCard, 'spuCode' | 'skuCode'>): void =>
  void go('productDetail', { spuCode, skuCode })
