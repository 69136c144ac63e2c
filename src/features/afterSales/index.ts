/** Cases of after-sales: what all of their screens share. */
export { NoCase } from './NoCase'
