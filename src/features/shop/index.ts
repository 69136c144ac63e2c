/** Shops: what screens and other features may use. */
export { FollowButton } from './follow'
export { shopWords } from './messages'
export { partWords } from './partMessages'
