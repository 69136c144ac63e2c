export { searchArea } from './routes'
export { indexTerms } from './terms'
export type { HotWord, SynonymGroup } from './demonstration'
