import { useLoaded } from '@/api'
import type { MoveButtonProps } from '@/features/favouriteMove'

const load = async () => (await import('@/features/favouriteMove')).MoveButton

/** Comes with a file of its own once the cart is edited. */
export function LaterMove(props: MoveButtonProps) {
  const { data: Move } = useLoaded('MoveButton', load)
  return Move ? <Move {...props} /> : null
}
