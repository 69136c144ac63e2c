import type { useDelivery } from '@/features/product'
import type { ProductPromotions } from './usePromotions'

export interface PromotionBodyProps {
  promotions: ProductPromotions
  delivery: ReturnType<typeof useDelivery>
  /** Opens the alert for a lower price. */
  onTell: () => void
}
