export { cheapenOrder } from './console'
export { protectionArea } from './routes'
