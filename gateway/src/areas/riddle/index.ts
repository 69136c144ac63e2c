export { riddleArea } from './routes'
export { newestWinners } from './store'
