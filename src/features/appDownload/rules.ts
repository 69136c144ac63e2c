/** Which way to the app a device has. Pure. */
import type { SiteInfo } from '@contract/site'

export interface DeviceFacts {
  kind: 'IOS' | 'ANDROID' | 'DESKTOP'
  inChatApp: boolean
}

export type StoreLinks = Pick<SiteInfo, 'appStoreLink' | 'appAndroidLink'>

/**
 * NONE: there is no app at all. SCAN: a code for a phone. OTHER: it is there, but not for this phone. CHAT: the store can't
 * be opened from inside the chat app. STORE: it can.
 */
export type DownloadWay =
  | { way: 'NONE' }
  | { way: 'SCAN' }
  | { way: 'OTHER'; kind: 'IOS' | 'ANDROID' }
  | { way: 'CHAT' | 'STORE'; kind: 'IOS' | 'ANDROID'; link: string }

export function downloadWay({ kind, inChatApp }: DeviceFacts, links: StoreLinks): DownloadWay {
  const { appStoreLink: ios, appAndroidLink: android } = links
  if (!ios && !android) return { way: 'NONE' }
  if (kind === 'DESKTOP') return { way: 'SCAN' }
  const link = kind === 'IOS' ? ios : android
  if (!link) return { way: 'OTHER', kind }
  return { way: inChatApp ? 'CHAT' : 'STORE', kind, link }
}
