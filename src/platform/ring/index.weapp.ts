import Taro from '@tarojs/taro'

/** The phone shakes without being asked before. */
export function prepareRing(): void {
  return undefined
}

/** A long shake; the platform plays no sound that is not a file. */
export function ring(): void {
  Taro.vibrateLong().catch(() => undefined)
}
