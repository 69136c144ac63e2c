import type { useDelivery } from '@/features/product'
import type { ProductPromotions } from './usePromotions'

export interface PromotionBodyProps {
  promotions: ProductPromotions
  delivery: ReturnType<typeof useDelivery>
  /** To be told when it costs less. */
  onTell: () => void
}
