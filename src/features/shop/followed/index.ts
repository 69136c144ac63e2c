export { FollowedFilters, FollowedList, FollowedSkeleton } from './Followed'
export { followedWords } from './messages'
export { UndoBar } from './UndoBar'
export { useFollowed, useLettingGo } from './useFollowed'
