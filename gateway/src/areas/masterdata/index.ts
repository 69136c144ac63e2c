export { masterdataArea } from './routes'
export type { ShopFreight } from './schema'
export { shopCards } from './service'
export { systemParameter } from './store'
