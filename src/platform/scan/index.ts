import Taro from '@tarojs/taro'
import { refusalOf } from '../refusals'

/** What a code holds: `text`, or for the mini-program's own round code the `path` of a page. */
export type Scanned = { text: string; path?: string }

/** Opens the camera for a QR or bar code; undefined when the shopper gave up, rejects when there is no camera to use. */
export async function scanCode(): Promise<Scanned | undefined> {
  try {
    const { result, path } = (await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })) as {
      result?: string
      path?: string
    }
    return { text: result ?? '', ...(path ? { path } : {}) }
  } catch (failure) {
    if (refusalOf(failure) === 'CANCELLED') return undefined
    throw failure
  }
}
