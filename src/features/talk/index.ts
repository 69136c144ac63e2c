/** The way from goods, orders, parcels and cases to the talk with their shop. */
export { talkWithShop } from './talkWithShop'
