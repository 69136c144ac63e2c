export { riddleArea } from './routes'
