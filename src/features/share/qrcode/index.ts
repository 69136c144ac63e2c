/** A link as a code to scan. */
export { LaterQrCode } from './LaterQrCode'
