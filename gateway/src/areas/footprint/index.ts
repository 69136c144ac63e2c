export { footprintArea } from './routes'
export { countFootprint } from './service'
