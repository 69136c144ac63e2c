/** Parameters without which an API of the platform refuses, by their types. */
import { ApiFailure } from './calls'
import type { Values } from './types'

type Kind = 'String' | 'Number' | 'Boolean' | 'Array' | 'Object'

const required: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  authorize: { scope: 'String' },
  compressImage: { src: 'String' },
  enableAlertBeforeUnload: { message: 'String' },
  getImageInfo: { src: 'String' },
  loadFontFace: { family: 'String', source: 'String' },
  makePhoneCall: { phoneNumber: 'String' },
  navigateToMiniProgram: { appId: 'String' },
  openCustomerServiceChat: { extInfo: 'Object', corpId: 'String' },
  openDocument: { filePath: 'String' },
  openEmbeddedMiniProgram: { appId: 'String' },
  openLocation: { latitude: 'Number', longitude: 'Number' },
  previewImage: { urls: 'Array' },
  previewMedia: { sources: 'Array' },
  saveImageToPhotosAlbum: { filePath: 'String' },
  saveVideoToPhotosAlbum: { filePath: 'String' },
  setClipboardData: { data: 'String' },
  setKeepScreenOn: { keepScreenOn: 'Boolean' },
  setNavigationBarColor: { frontColor: 'String', backgroundColor: 'String' },
  setNavigationBarTitle: { title: 'String' },
  setTabBarBadge: { index: 'Number', text: 'String' },
  setTabBarItem: { index: 'Number' },
  removeTabBarBadge: { index: 'Number' },
  showTabBarRedDot: { index: 'Number' },
  hideTabBarRedDot: { index: 'Number' },
  showLoading: { title: 'String' },
  showShareImageMenu: { path: 'String' },
  showToast: { title: 'String' }
}
/** Texts that the platform takes of them, where it does not take any. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  setNavigationBarColor: {
    frontColor: /^#(f{6}|0{6})$/i,
    backgroundColor: /^#([\da-f]{3}|[\da-f]{6})$/i
  }
}
/** One that stands for the required ones when it is given. */
const instead: Readonly<Record<string, string>> = { navigateToMiniProgram: 'shortLink' }

/** `[object Array]` → `Array`, of any realm. */
const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1)

/** Throws the platform's refusal of a call that lacks a parameter, or gives it in another type or a text it doesn't take. */
export function checkRequired(name: string, options: Values): void {
  if (options[instead[name] ?? ''] !== undefined) return
  for (const [field, kind] of Object.entries(required[name] ?? {})) {
    const actual = kindOf(options[field])
    if (actual !== kind)
      throw new ApiFailure(`parameter error: parameter.${field} should be ${kind} instead of ${actual};`)
  }
  for (const [field, words] of Object.entries(allowed[name] ?? {})) {
    const value = String(options[field])
    if (!words.test(value)) throw new ApiFailure(`invalid ${field} "${value}"`)
  }
}
