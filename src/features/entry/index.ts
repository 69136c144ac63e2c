/** Ways into the mini-program (spec 2.5). */
export { useEntries } from './useEntries'
export { useScan, type ScanState } from './useScan'
