export { inventoryArea } from './routes'
export { byProduct, countBought, countFlash, returnStock, takeStock, uncountBought, uncountFlash } from './store'
