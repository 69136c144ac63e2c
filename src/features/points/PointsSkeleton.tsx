import { Skeleton, type SkeletonPart } from '@/ui'
import { times } from '@/ui/screen/skeletonParts'
import './screen.scss'

const mine: SkeletonPart[] = [
  ['lines .point-blocks__head', 'label', 'big-price'],
  ['card', 'line 50%', ['row', 'line'], 'line', 'line', 'line', 'line'],
  ['card', 'line 30%', 'line', 'line'],
  ['card', 'line 30%', 'line', 'line', 'line']
]

/** The balance and the streak to come. */
export const PointsSkeleton = () => <Skeleton of={mine} />

const exchange: SkeletonPart[] = [
  ['lines .point-blocks__head', 'big-price', 'line 50%'],
  ['card', 'line 40%', 'line', 'line'],
  ['tiles', ...times(4, ['tile', 'square', ['lines', 'line', 'short', 'price']])]
]

/** What is on offer to come. */
export const ExchangeSkeleton = () => <Skeleton of={exchange} />
