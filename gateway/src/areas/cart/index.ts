export { cartArea } from './routes'
export { addToCart, factsOf, overLimit, shopperOf, skuStockLimit, type Shopper } from './service'
export { piecesOf, rowsOf, sellableSkus, takeOut, type SellableSku } from './store'
