export { proveCaptcha, sendCaptcha, spendCaptcha, useCaptcha, type SentCaptcha } from './captcha'
export { loginArea } from './routes'
export { bindPerson, closedNamesOf } from './storePlatform'
