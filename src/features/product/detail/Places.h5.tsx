import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { DeliveryPlacesProps } from './deliveryPlacesTypes'

const load = async () => (await import('./DeliveryPlaces')).DeliveryPlaces

/** Comes with a file of its own when the sheet first opens: most visits don't open it. */
export function Places(props: DeliveryPlacesProps) {
  const remote = useLoaded('DeliveryPlaces', load)
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={2} />}>
      {(List) => <List {...props} />}
    </StateView>
  )
}
