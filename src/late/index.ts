/** What comes on H5 in files of their own; in the mini-program it lies in the package of the page that shows it. */
export { late, lateParts } from './late'
export { laterInSheet } from './laterInSheet'
export { lateOver } from './lateOver'
