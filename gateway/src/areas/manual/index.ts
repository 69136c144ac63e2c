export { manualArea } from './routes'
