/** It lies in the package of the page that shows it. */
export { QrCode as LaterQrCode } from './QrCode'
