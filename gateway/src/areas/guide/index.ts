export { guideArea } from './routes'
