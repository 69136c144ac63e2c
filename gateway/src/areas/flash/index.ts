export { closeSession, publishSession } from './desk'
export { returnFlash, takeFlash } from './holding'
export { flashArea } from './routes'
