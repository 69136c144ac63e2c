export { FoundShop } from './FoundShop'
export { ShopRow } from './ShopRow'
