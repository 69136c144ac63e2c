export { shippingArea } from './routes'
export { correctParcel, shippingDesk } from './desk'
export { confirmedThere, noteLate, noteShipment } from './service'
