export { exchangeArea } from './routes'
export { sendGoods } from './service'
