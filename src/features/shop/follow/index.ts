export { FollowButton } from './FollowButton'
export { standingOf } from './follows'
