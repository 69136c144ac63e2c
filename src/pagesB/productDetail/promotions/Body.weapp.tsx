/** It lies in the package of the page that opens it. */
export { PromotionBody } from './PromotionBody'
