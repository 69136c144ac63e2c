export { inventoryArea } from './routes'
export { byProduct, countBought, returnStock, takeStock, uncountBought } from './store'
