export { cartArea } from './routes'
export { addToCart, factsOf, overLimit, stockLimitOf } from './service'
export { piecesOf, rowsOf, sellableSkus, takeOut, type SellableSku } from './store'
