export { closeSession, flashDesk, moveSession, publishSession } from './desk'
export { demandSession, returnFlash, sessionStart, takeFlash } from './holding'
export { flashArea } from './routes'
export { sessions } from './service'
