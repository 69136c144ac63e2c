export { actOnReview, hearOfMedia, REVIEW_STEPS, reviewQueue, type ReviewStep } from './moderating'
export { reviewArea } from './routes'
export type { DemonstrationReview, ReviewTag } from './demonstration'
