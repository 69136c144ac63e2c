import type { DeliveryState } from './useDelivery'

export interface DeliveryPlacesProps {
  delivery: DeliveryState
  /** The regions in place of the addresses. */
  regions: boolean
  onRegions: () => void
  onClose: () => void
}
