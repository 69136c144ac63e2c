export { checkoutArea } from './routes'
export { buyNow, chooseRewards } from './service'
export { submit } from './submit'
