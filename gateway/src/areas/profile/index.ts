export { profileArea } from './routes'
export { nextLevelOf } from './service'
