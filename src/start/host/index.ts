export { goBack, hasBack } from './back'
export { connectHost } from './connect'
