/** The single page that the chat app shows of something shared on the timeline: a look, from which nothing leads on. */
import { ApiFailure } from './calls'

export const singlePageScene = 1154

/** APIs that refuse there: moving to another page, login, payment and what asks a person for something of theirs. */
const withheld: ReadonlySet<string> = new Set([
  'navigateTo',
  'redirectTo',
  'switchTab',
  'reLaunch',
  'navigateBack',
  'navigateToMiniProgram',
  'exitMiniProgram',
  'login',
  'checkSession',
  'getUserProfile',
  'getUserInfo',
  'requestPayment',
  'requestSubscribeMessage',
  'authorize',
  'openSetting',
  'chooseAddress',
  'chooseInvoiceTitle',
  'chooseInvoice',
  'getWeRunData'
])

/** Throws the platform's refusal where an API is withheld. */
export function withheldAt(scene: number, name: string): undefined {
  if (scene === singlePageScene && withheld.has(name)) throw new ApiFailure('can not be used in single page mode')
}
