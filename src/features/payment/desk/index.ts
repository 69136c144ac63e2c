/** The brand's own desk: orders paid from the balance and by one other means, also in months. */
export { DeskBar } from './DeskBar'
export { DeskContent } from './DeskContent'
export { DeskSkeleton } from './DeskSkeleton'
export { useDesk } from './useDesk'
