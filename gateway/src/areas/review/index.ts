export { actOnReview, REVIEW_STEPS, reviewQueue } from './desk'
export { hearOfMedia } from './moderating'
export { reviewArea } from './routes'
export type { DemonstrationReview, ReviewTag } from './demonstration'
