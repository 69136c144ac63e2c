export { inventoryArea } from './routes'
export {
  boughtOf,
  byProduct,
  countBought,
  countFlash,
  returnStock,
  takeStock,
  uncountBought,
  uncountFlash
} from './store'
