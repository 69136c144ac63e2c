import { Skeleton } from '@/ui'
import { orderCards } from './orderCards'
import './OrderCard.scss'

/** Order cards to come. */
export const OrdersSkeleton = () => <Skeleton of={orderCards} />
