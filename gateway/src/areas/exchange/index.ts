export { exchangeArea } from './routes'
export { sendGoods } from './desk'
export type { DemonstrationPointOffer } from './demonstration'
