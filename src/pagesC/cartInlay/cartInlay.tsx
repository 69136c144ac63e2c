import { WholeCart } from '@/features/cart'
import { definePage } from '@/page'
import { Skeleton } from '@/ui'

/** The cart over the screen that led to it, with a way back there. */
export default definePage('cartInlay', { body: () => <WholeCart />, skeleton: <Skeleton shape="cart" /> })
