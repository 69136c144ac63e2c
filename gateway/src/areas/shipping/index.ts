export { shippingArea } from './routes'
export { confirmedThere, correctParcel, shippingDesk } from './console'
export { noteLate, noteShipment } from './service'
