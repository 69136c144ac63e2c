import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { PromotionBodyProps } from './promotionTypes'

const load = async () => (await import('./PromotionBody')).PromotionBody

/** Comes with a file of its own when the sheet opens first: most visits open none. */
export function PromotionBody(props: PromotionBodyProps) {
  const remote = useLoaded('PromotionBody', load)
  return (
    <StateView remote={remote} skeleton={<Skeleton shape="form" count={2} />}>
      {(Body) => <Body {...props} />}
    </StateView>
  )
}
