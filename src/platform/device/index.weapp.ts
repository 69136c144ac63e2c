import Taro from '@tarojs/taro'
import type { Device } from './types'

export type { Device }

/** The mini-program is always inside the chat app. */
export function device(): Device {
  const platform = platformOf()
  return {
    kind: platform === 'ios' ? 'IOS' : /windows|mac/.test(platform) ? 'DESKTOP' : 'ANDROID',
    inChatApp: true
  }
}

function platformOf(): string {
  try {
    return Taro.getDeviceInfo().platform
  } catch {
    return '' // a host older than the call
  }
}

/** The chat app opens no store: its link is copied instead. */
export const openStore = (link: string): void => void link
