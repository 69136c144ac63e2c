import { useLoaded } from '@/api'
import type { MoveButtonProps } from '@/features/favourite/move'

const load = async () => (await import('@/features/favourite/move')).MoveButton

/** Comes with a file of its own once the cart is edited. */
export function LaterMove(props: MoveButtonProps) {
  const { data: Move } = useLoaded('MoveButton', load)
  return Move ? <Move {...props} /> : null
}
