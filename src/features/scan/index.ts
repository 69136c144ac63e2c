/** Scanned codes: what one is and where it leads, whether it opened the mini-program or is scanned inside the shop. */
export { codeOfEntry, isScanScene, readScan } from './code'
export { followScan, keepScan } from './followScan'
export { ScanButton } from './ScanButton'
export { takeScanned } from './scanned'
export { useScan, type ScanState } from './useScan'
