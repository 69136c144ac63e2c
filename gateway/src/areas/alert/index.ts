export { alertArea } from './routes'
export { waitedForSince } from './store'
