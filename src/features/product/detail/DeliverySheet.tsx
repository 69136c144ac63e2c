import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Sheet } from '@/ui'
import { productWords } from '../messages'
import { Places } from './late'
import type { DeliveryState } from './useDelivery'
import './DeliverySheet.scss'

interface DeliverySheetProps {
  open: boolean
  onClose: () => void
  delivery: DeliveryState
}

/** Where to: one of the shopper's addresses, or a region; without addresses the regions at once. */
export const DeliverySheet = observer(function DeliverySheet({ open, onClose, delivery }: DeliverySheetProps) {
  const [byRegion, setByRegion] = useState(false)
  useEffect(() => {
    if (open) setByRegion(false)
  }, [open])
  const regions = byRegion || delivery.addresses.length === 0

  return (
    <Sheet open={open} onClose={onClose} title={productWords(regions ? 'regionTitle' : 'deliverTitle')}>
      <Places delivery={delivery} regions={regions} onRegions={() => setByRegion(true)} onClose={onClose} />
    </Sheet>
  )
})
