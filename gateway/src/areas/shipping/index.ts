export { shippingArea } from './routes'
export { confirmedThere, correctParcel, shippingDesk } from './console'
export { noteShipment } from './service'
