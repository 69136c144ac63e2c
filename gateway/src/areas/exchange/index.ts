export { exchangeArea } from './routes'
export { sendGoods } from './service'
export type { DemonstrationPointOffer } from './demonstration'
