import Taro from '@tarojs/taro'
import { singlePageScene, type Capsule, type SystemInfo } from './types'

export type { SystemInfo, Capsule } from './types'

function capsule(): Capsule | undefined {
  try {
    const { top, left, width, height } = Taro.getMenuButtonBoundingClientRect()
    return width > 0 ? { top, left, width, height } : undefined
  } catch {
    return undefined // hosts without a capsule: the place is free
  }
}

/** Measures of the window and of what the host draws over it. */
export function systemInfo(): SystemInfo {
  const window = Taro.getWindowInfo()
  const hostBar = Taro.getEnterOptionsSync().scene === singlePageScene
  return {
    statusBarHeight: hostBar ? 0 : (window.statusBarHeight ?? 0),
    windowWidth: window.windowWidth,
    windowHeight: window.windowHeight,
    safeAreaBottom: window.safeArea ? Math.max(0, window.screenHeight - window.safeArea.bottom) : 0,
    ...(hostBar ? { hostBar } : { capsule: capsule() })
  }
}

/** Code of the language the chat app speaks, such as «zh_CN» or «en»; none where the host doesn't tell. */
export function deviceLanguages(): readonly string[] {
  try {
    const { language } = Taro.getAppBaseInfo()
    return language ? [language] : []
  } catch {
    return [] // a host older than the call
  }
}
