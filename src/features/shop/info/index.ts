export { infoWords } from './messages'
export { Promises } from './Promises'
export { Score } from './Score'
export { ShopFacts } from './ShopFacts'
