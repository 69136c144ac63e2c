import { Skeleton, type SkeletonPart } from '@/ui'
import './rebate.scss'

const tiles: SkeletonPart = [
  'tiles',
  ...Array.from({ length: 4 }, (): SkeletonPart => ['tile', 'square', ['lines', 'line', 'short', 'price']])
]

/** Tiles to come. */
export const RebateTiles = () => <Skeleton of={[tiles]} />
/** The page to come. */
export const RebateSkeleton = () => <Skeleton of={['.rebate-banner', '.rebate-views', tiles]} />
