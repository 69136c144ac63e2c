/**
 * What comes on H5 in files of their own, all of it named in `names`; in the mini-program it lies in the package of the page
 * that shows it.
 */
// Not here: LateWelcome ends home's wait for it where it can't be had; useZoneBlocks is no part, a list waits for it.
export { late, lateParts } from './late'
export { laterInSheet } from './laterInSheet'
export { lateOver } from './lateOver'
