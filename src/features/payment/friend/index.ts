/** Paying for a friend by their link, and asking one to: what its screen is made of. */
export { FriendBar } from './FriendBar'
export { FriendContent, NoLink } from './FriendContent'
export { FriendSkeleton } from './FriendSkeleton'
export { friendWords } from './messages'
export { useFriendPay } from './useFriendPay'
