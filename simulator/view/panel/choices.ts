/** What can be chosen beside the phone: devices, entries, answers. */
import { defaultDevice, type Device, type Entry, type HostSettings } from '../../host'

const apple = (
  model: string,
  screenWidth: number,
  screenHeight: number,
  statusBarHeight: number,
  safeBottom: number
): Device => ({
  ...defaultDevice,
  model,
  screenWidth,
  screenHeight,
  statusBarHeight,
  safeBottom,
  pixelRatio: safeBottom ? 3 : 2
})
const android = (model: string, screenWidth: number, screenHeight: number): Device => ({
  ...defaultDevice,
  brand: 'Android',
  model,
  platform: 'android',
  system: 'Android 14',
  screenWidth,
  screenHeight,
  statusBarHeight: 24,
  safeBottom: 0
})

export const devices: readonly Device[] = [
  defaultDevice,
  apple('iPhone SE', 375, 667, 20, 0),
  apple('iPhone 15', 393, 852, 59, 34),
  apple('iPhone 15 Pro Max', 430, 932, 59, 34),
  android('Android 360 × 780', 360, 780),
  android('Android 320 × 640', 320, 640)
]

/** Scenes by the platform's numbers; `code`: the QR code's text arrives as `q`. */
export const entries: readonly { scene: number; words: string; code?: boolean; referrer?: Entry['referrerInfo'] }[] = [
  { scene: 1001, words: 'Normal (1001)' },
  { scene: 1011, words: 'QR code scanned (1011)', code: true },
  { scene: 1012, words: 'QR code in a picture (1012)', code: true },
  { scene: 1013, words: 'QR code from the album (1013)', code: true },
  { scene: 1007, words: 'Card in a chat (1007)' },
  { scene: 1008, words: 'Card in a group (1008)' },
  { scene: 1014, words: 'Subscription message (1014)' },
  { scene: 1107, words: 'Subscription message, again (1107)' },
  { scene: 1034, words: 'Back from the cashier (1034)' },
  { scene: 1047, words: 'Mini-program code scanned (1047)' },
  { scene: 1154, words: 'Timeline, single page (1154)' },
  { scene: 1155, words: 'Timeline, from single page (1155)' },
  { scene: 1037, words: 'Another mini-program (1037)', referrer: { appId: 'wx0000000000000000', extraData: {} } }
]

/** Font size of the chat app's setting, px. */
export const fontSizes = [15, 17, 20, 23] as const

export const networks: readonly { words: string; values: Partial<HostSettings> }[] = [
  { words: 'Wi-Fi', values: { network: 'wifi', slowMs: 0 } },
  { words: 'Slow (2 s a reply)', values: { network: '3g', slowMs: 2000 } },
  { words: 'Off', values: { network: 'none', slowMs: 0 } }
]

/** Who holds the phone; the sandbox knows the last one from the start. Without `who` it is the phone's own stranger. */
export const people: readonly { words: string; who?: Pick<HostSettings, 'person' | 'ownPhone'> }[] = [
  { words: 'Somebody new' },
  { words: 'Lin Zhixia, bound', who: { person: 'lin', ownPhone: '13800006021' } }
]

export const answers = {
  payment: ['succeed', 'cancel', 'fail', 'ask'],
  phoneNumber: ['allow', 'refuse'],
  privacy: ['ask', 'agree', 'disagree'],
  subscription: ['accept', 'reject', 'ban', 'switched off', 'ask'],
  scopes: ['allow', 'refuse'],
  nickname: ['passes', 'refused'],
  update: ['none', 'ready', 'failed']
} as const
