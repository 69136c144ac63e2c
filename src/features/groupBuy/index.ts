/** Group buys: the zone, one group, and one's own. */
export { GroupBar, GroupView } from './GroupView'
export { GroupSkeleton, OwnSkeleton, ZoneSkeleton } from './GroupSkeletons'
export { OwnGroups, type OwnTab } from './OwnGroups'
export { GroupZone, OwnWaiting } from './Zone'
export { groupWords } from './messages'
export { money } from './money'
export { useGroup, useOwnGroups, useZone } from './useGroups'
