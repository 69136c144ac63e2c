/** Scanning codes inside the shop. */
export { ScanButton } from './ScanButton'
