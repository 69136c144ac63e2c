/** A link as a code to scan. */
export { QrCode } from './QrCode'
