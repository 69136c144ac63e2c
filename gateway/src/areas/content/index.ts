export { contentArea } from './routes'
export type { ContentDocument } from './demonstration'
