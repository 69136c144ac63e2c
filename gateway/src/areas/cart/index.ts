export { cartArea } from './routes'
export { addToCart, factsOf, overLimit, shopperOf, stockLimitOf, type Shopper } from './service'
export { piecesOf, rowsOf, sellableSkus, takeOut, type SellableSku } from './store'
