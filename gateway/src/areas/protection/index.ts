export { cheapenOrder, cheapenProduct } from './desk'
export { protectionArea } from './routes'
