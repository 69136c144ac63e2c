export { searchArea } from './routes'
export { meantBy } from './spelling'
export { indexTerms } from './terms'
export type { HotWord, SynonymGroup } from './demonstration'
