export { contentArea } from './routes'
