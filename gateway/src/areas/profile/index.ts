export { profileArea } from './routes'
