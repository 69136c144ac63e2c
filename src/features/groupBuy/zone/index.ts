/** The zone: what is sold in groups, and the groups that lack few. */
export { GroupZone, OwnWaiting } from './Zone'
export { ZoneSkeleton } from './ZoneSkeleton'
export { useZone } from './useZone'
