import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { refusalOf } from '../refusals'
import { platformWords } from '../words'

/** The text on the clipboard, '' when there is none; undefined when it may not be read, after saying why. */
export async function readCopied(): Promise<string | undefined> {
  try {
    return (await Taro.getClipboardData()).data.trim()
  } catch (failure) {
    toast(platformWords(refusalOf(failure) === 'PRIVACY' ? 'privacyRefused' : 'pasteFailed'))
    return undefined
  }
}
