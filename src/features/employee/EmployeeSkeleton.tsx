import { Skeleton, type SkeletonPart } from '@/ui'

const tile: SkeletonPart = ['.employee-good', 'square', ['lines', 'line', 'short', 'price']]
const tiles: SkeletonPart = ['.employee-grid', tile, tile, tile, tile]

/** Goods to come. */
export const GoodsSkeleton = () => <Skeleton of={[tiles]} />
/** The whole screen to come. */
export const EmployeeSkeleton = () => (
  <Skeleton of={[['.employee-head'], ['card', 'line', 'line', 'short'], ['.employee-goods', tiles]]} />
)
