export { masterdataArea } from './routes'
export type { ShopFreight } from './schema'
export { toShopCard } from './service'
export { shops, systemParameter } from './store'
