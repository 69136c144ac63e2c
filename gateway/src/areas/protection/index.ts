export { cheapenOrder, cheapenProduct } from './console'
export { protectionArea } from './routes'
