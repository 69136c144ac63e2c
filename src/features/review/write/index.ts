/** Writing reviews: what its screen is made of. Apart from the feature's index, so that lists of reviews don't hold forms. */
export { writeWords } from './messages'
export { SentPart, type Sent } from './SentPart'
export { useReceivedRows } from './useReceivedRows'
export { WriteScreen } from './WriteScreen'
export { WritingSkeleton } from './WritingSkeleton'
