export { connectHost } from './connect'
