export { activityArea } from './routes'
