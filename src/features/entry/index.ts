/** Ways into the mini-program (spec 2.5). */
export { followScan } from './followScan'
export { readScan } from './rules'
export { useEntries } from './useEntries'
export { useScan, type ScanState } from './useScan'
