export { endSelling, giveBackLeft, phaseOf, planWrong, takeAllotment } from './allotted'
export { inventoryArea } from './routes'
export { byProduct, countBought, returnStock, takeStock, uncountBought } from './store'
