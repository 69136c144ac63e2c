import Taro from '@tarojs/taro'
import type { MapPlace } from './types'

export type { MapPlace } from './types'

/** Opens the platform's map; it takes nothing but coordinates. */
export function openInMaps({ latitude, longitude, name, address }: MapPlace): void {
  if (latitude === undefined || longitude === undefined) return
  // the platform says itself when its map does not open
  Taro.openLocation({ latitude, longitude, name, address }).catch(() => undefined)
}
