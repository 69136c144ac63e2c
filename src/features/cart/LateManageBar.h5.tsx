import { useLoaded } from '@/api'
import { BottomBar } from '@/ui'
import type { Managing } from './useManaging'

const load = async () => (await import('./ManageBar')).ManageBar

/** Comes with a file of its own once the cart is edited; until then its room is kept. */
export function LateManageBar(props: { managing: Managing }) {
  const { data: Bar } = useLoaded('ManageBar', load)
  return Bar ? <Bar {...props} /> : <BottomBar className="cart-bar">{null}</BottomBar>
}
