export { accountArea } from './routes'
