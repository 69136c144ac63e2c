export { closingArea } from './routes'
export { cancelOrder, closeOrder } from './service'
export { addCancelReasons, cancelReasons, couponsToFree } from './store'
export { closeOrdersOfLeft, EXPIRED } from './sweep'
