export { FollowedFilters, FollowedList, FollowedSkeleton } from './Followed'
export { followedWords } from './messages'
export { useFollowed, useLettingGo } from './useFollowed'
