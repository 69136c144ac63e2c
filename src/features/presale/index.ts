/** The zone of presales: what takes deposits, how it is paid, and whose balance is to come. */
export { PresaleSkeleton } from './PresaleSkeletons'
export { PresaleZone } from './PresaleZone'
export { usePresales } from './usePresales'
