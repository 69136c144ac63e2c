export { checkoutArea } from './routes'
export { buyNow, setCoupon } from './service'
export { submit } from './submit'
