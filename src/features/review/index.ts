/** Reviews of products: what screens and other features may use. */
export { BriefReviews } from './brief/BriefReviews'
export { BuyReviewed } from './list/BuyReviewed'
export { ReviewList, ReviewOrder } from './list/ReviewList'
export { ReviewScore } from './list/ReviewScore'
export { ReviewsSkeleton } from './list/ReviewsSkeleton'
export { useReviews } from './list/useReviews'
export { reviewWords } from './messages'
