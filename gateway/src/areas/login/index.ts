export { loginArea } from './routes'
export { bindPerson, personOf } from './storePlatform'
