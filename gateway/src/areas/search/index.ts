export { searchArea } from './routes'
export { indexTerms } from './terms'
