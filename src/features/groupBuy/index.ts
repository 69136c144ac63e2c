/** Group buys: one group, and one's own; the zone is in `groupBuy/zone`. */
export { GroupBar, GroupView } from './GroupView'
export { GroupSkeleton, OwnSkeleton } from './GroupSkeletons'
export { OwnGroups, type OwnTab } from './OwnGroups'
export { groupWords } from './messages'
export { useGroup, useOwnGroups } from './useGroups'
