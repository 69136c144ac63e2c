export { FoundShop, useFoundShop } from './FoundShop'
export { ShopRow } from './ShopRow'
