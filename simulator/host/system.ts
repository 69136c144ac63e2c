/** What the phone says about itself: window, capsule, device, base library. */
import type { App } from './app'
import { windowOf, type Bars } from './bars'
import type { Listeners } from './listeners'
import type { Device, Func, HostSettings, Values } from './types'

/** A phone of 375 × 812 points. */
export const defaultDevice: Device = {
  brand: 'iPhone',
  model: 'iPhone 13 mini',
  platform: 'ios',
  system: 'iOS 17.0',
  pixelRatio: 3,
  screenWidth: 375,
  screenHeight: 812,
  statusBarHeight: 44,
  safeBottom: 34,
  fontSizeSetting: 17,
  language: 'zh_CN',
  theme: 'light'
}

/** Returns a new person that no shop knows yet, with a phone number of their own. */
export const newPerson = (): Pick<HostSettings, 'person' | 'ownPhone'> => {
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
  return { person: `p${digits}`, ownPhone: `19${digits}` }
}

/** `person` and `ownPhone` are made for each host. */
export const defaultSettings: Omit<HostSettings, 'person' | 'ownPhone'> = {
  device: defaultDevice,
  network: 'wifi',
  slowMs: 0,
  payment: 'succeed',
  privacy: 'ask',
  phoneNumber: 'allow',
  subscription: 'accept',
  modal: 'confirm',
  scopes: 'allow',
  appId: 'touristappid',
  envVersion: 'develop',
  libVersion: '3.5.0',
  origin: '',
  update: 'none',
  nickname: 'passes'
}

/** What the pages' own view calls itself. */
const rendererUserAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50 miniProgram'

const safeArea = (device: Device) => {
  const bottom = device.screenHeight - device.safeBottom
  const top = device.statusBarHeight
  return { left: 0, right: device.screenWidth, top, bottom, width: device.screenWidth, height: bottom - top }
}

/** The capsule as the chat app places it: 87 × 32, 7 px from the right, 4 px below the status bar. */
export const capsuleOf = (device: Device) => {
  const right = device.screenWidth - 7
  const top = device.statusBarHeight + 4
  return { left: right - 87, right, top, bottom: top + 32, width: 87, height: 32 }
}

/** `bars`: what stands around the page on top, or around the first one while none is. */
export function systemApis(settings: HostSettings, bars: () => Bars): Record<string, Func> {
  const windowInfo = () => {
    const { device } = settings
    return {
      pixelRatio: device.pixelRatio,
      screenWidth: device.screenWidth,
      screenHeight: device.screenHeight,
      windowWidth: device.screenWidth,
      ...windowOf(device, bars()),
      statusBarHeight: device.statusBarHeight,
      safeArea: safeArea(device)
    }
  }
  const deviceInfo = () => {
    const { brand, model, platform, system } = settings.device
    return { brand, model, platform, system, abi: 'arm64-v8a', benchmarkLevel: 40, memorySize: '6144', cpuType: '' }
  }
  const baseInfo = () => ({
    SDKVersion: settings.libVersion,
    enableDebug: false,
    host: { appId: '' },
    language: settings.device.language,
    version: '8.0.50',
    theme: settings.device.theme,
    fontSizeSetting: settings.device.fontSizeSetting,
    fontSizeScaleFactor: settings.device.fontSizeSetting / 17
  })
  const setting = () => ({
    bluetoothEnabled: false,
    locationEnabled: true,
    wifiEnabled: settings.network === 'wifi',
    deviceOrientation: 'portrait'
  })
  return {
    getWindowInfo: windowInfo,
    getDeviceInfo: deviceInfo,
    getAppBaseInfo: baseInfo,
    getSystemSetting: setting,
    getSystemInfoSync: () => ({ ...windowInfo(), ...deviceInfo(), ...baseInfo(), ...setting() }),
    getAppAuthorizeSetting: () => ({
      albumAuthorized: 'authorized',
      cameraAuthorized: 'authorized',
      locationAuthorized: 'authorized',
      microphoneAuthorized: 'not determined',
      notificationAuthorized: 'authorized'
    }),
    getMenuButtonBoundingClientRect: () => capsuleOf(settings.device),
    getAccountInfoSync: () => ({
      miniProgram: { appId: settings.appId, envVersion: settings.envVersion, version: '' },
      plugin: {}
    }),
    getBatteryInfoSync: () => ({ level: 80, isCharging: false, isLowPowerModeEnabled: false }),
    getSkylineInfoSync: () => ({ isSupported: false, reason: 'not simulated', version: '' }),
    getExtConfigSync: () => ({}),
    getApiCategory: () => 'default'
  }
}

/** Those of them that answer later. */
export const laterSystem = (system: Record<string, Func>): Record<string, () => unknown> => ({
  getRendererUserAgent: () => ({ userAgent: rendererUserAgent }),
  getSystemInfo: () => system['getSystemInfoSync']?.(),
  getSystemInfoAsync: () => system['getSystemInfoSync']?.()
})

/** Tells who listens what changed beside the phone; replies the new size for the page on top when it was turned or replaced. */
export function tellChanges(
  { app, listeners }: { app: App; listeners: Listeners },
  before: HostSettings,
  now: HostSettings,
  bars: Bars
): Values | undefined {
  if (before.network !== now.network) {
    listeners.emit('NetworkStatusChange', { isConnected: now.network !== 'none', networkType: now.network })
  }
  const { theme } = now.device
  if (before.device.theme !== theme) {
    app.call('onThemeChange', { theme })
    listeners.emit('ThemeChange', { theme })
  }
  const { screenWidth, screenHeight } = now.device
  if (before.device.screenWidth === screenWidth && before.device.screenHeight === screenHeight) return undefined
  const resized = { size: { windowWidth: screenWidth, windowHeight: windowOf(now.device, bars).windowHeight } }
  listeners.emit('WindowResize', resized)
  return resized
}
