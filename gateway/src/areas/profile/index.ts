export { profileArea } from './routes'
export { forService, nextLevelOf } from './service'
