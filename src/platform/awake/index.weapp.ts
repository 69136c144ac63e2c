import Taro from '@tarojs/taro'

/** Whether a screen can be kept on here. */
export const canKeepAwake = (): boolean => true

/** Keeps the screen on until the result is called; a phone that refuses goes dark as it always does. */
export function keepAwake(): () => void {
  const set = (keepScreenOn: boolean): void => {
    Taro.setKeepScreenOn({ keepScreenOn }).catch(() => undefined)
  }
  set(true)
  return () => set(false)
}
