export { closingArea } from './routes'
export { cancelOrder, closeOrder } from './service'
export { addCancelReasons, cancelReasons } from './store'
export { EXPIRED } from './sweep'
