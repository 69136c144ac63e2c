import type { Core } from '../area'
import { StartError } from '../errors'
import { noLink, unavailable, type MessagingPlatform } from './port'
import { createSandbox } from './sandbox'
import { createWeixin, type PlatformApp } from './weixin'

export {
  CODE_LIFETIME_MS,
  codeExpired,
  maskId,
  type MediaNews,
  type MessagingPlatform,
  type PlatformIdentity,
  type PlatformLink,
  type PlatformMessage,
  type PlatformParcel,
  type PlatformShipping,
  type TextVerdict
} from './port'

/** Which platform exchanges codes. `none`: shoppers log in by SMS alone. */
export type PlatformSettings =
  | { kind: 'none' }
  | { kind: 'sandbox' }
  | { kind: 'weixin'; app: PlatformApp; official?: PlatformApp; merchant?: string; messageToken?: string; host: string }

/** The platform's own API. */
const WEIXIN = 'https://api.weixin.qq.com'

/**
 * WEAPP_APPID with WEAPP_SECRET name the mini-program, WEAPP_MERCHANT who takes its money, MP_APPID with MP_SECRET the
 * official account, WEAPP_API another host of the API. WEAPP_MESSAGE_TOKEN is what the platform signs its own messages with. Without an appid a demonstration has the sandbox, production no platform.
 * @throws StartError when one of a pair is missing, or the merchant or the token has another form
 */
export function readPlatform(
  get: (name: string, fallback: string) => string,
  mode: Core['mode'],
  originOf: (name: string, text: string) => string
): PlatformSettings {
  const appOf = (idName: string, secretName: string): PlatformApp | undefined => {
    const [appId, secret] = [get(idName, ''), get(secretName, '')]
    if ((appId === '') !== (secret === ''))
      throw new StartError(`${idName} and ${secretName} go together: give both or neither.`)
    return appId === '' ? undefined : { appId, secret }
  }
  const app = appOf('WEAPP_APPID', 'WEAPP_SECRET')
  const official = appOf('MP_APPID', 'MP_SECRET')
  if (app === undefined) {
    if (official !== undefined) throw new StartError('MP_APPID needs WEAPP_APPID as well.')
    return { kind: mode === 'demonstration' ? 'sandbox' : 'none' }
  }
  const merchant = get('WEAPP_MERCHANT', '')
  if (!/^(?:[0-9]{8,12})?$/.test(merchant)) throw new StartError('WEAPP_MERCHANT is a number of 8 to 12 digits.')
  const messageToken = get('WEAPP_MESSAGE_TOKEN', '')
  if (!/^(?:[A-Za-z0-9]{3,32})?$/.test(messageToken))
    throw new StartError('WEAPP_MESSAGE_TOKEN has 3 to 32 letters and digits.')
  const host = originOf('WEAPP_API', get('WEAPP_API', WEIXIN))
  return {
    kind: 'weixin',
    app,
    host,
    ...(merchant === '' ? {} : { merchant }),
    ...(messageToken === '' ? {} : { messageToken }),
    ...(official === undefined ? {} : { official })
  }
}

const noPlatform: MessagingPlatform = {
  identityOf: () => Promise.reject(unavailable()),
  phoneOf: () => Promise.reject(unavailable()),
  officialIdentityOf: () => Promise.reject(unavailable()),
  linkTo: () => Promise.reject(noLink()),
  sendShipping: () => Promise.reject(unavailable()),
  sendLate: () => Promise.reject(unavailable()),
  sendReceived: () => Promise.reject(unavailable()),
  textVerdict: () => Promise.resolve('PASS'),
  checksMedia: false,
  checkMedia: () => Promise.reject(unavailable()),
  sendMessage: () => Promise.resolve({ again: false, problem: 'no platform' })
}

/** Production refuses the sandbox: with it anybody could log in as anybody. */
export function createPlatform(
  settings: PlatformSettings,
  mode: Core['mode'],
  log: Pick<Core['log'], 'warn'>
): MessagingPlatform {
  if (settings.kind === 'none') return noPlatform
  if (settings.kind === 'weixin')
    return createWeixin({
      ...settings,
      hears: settings.messageToken !== undefined,
      warn: (facts, words) => log.warn(facts, words)
    })
  if (mode === 'production') {
    throw new StartError(
      'The sandbox of the messaging platform is for the demonstration; production needs WEAPP_APPID and WEAPP_SECRET.'
    )
  }
  return createSandbox()
}
