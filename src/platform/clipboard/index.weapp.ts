import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { refusalOf } from '../refusals'
import { platformWords } from '../words'

/** Copies a text and says what came of it (spec 8); empty text is refused (spec 5). */
export async function copyText(text: string): Promise<boolean> {
  if (text.trim() === '') {
    toast(platformWords('copyEmpty'))
    return false
  }
  try {
    await Taro.setClipboardData({ data: text })
    toast(platformWords('copied')) // over the host's own words, which are in its language
    return true
  } catch (failure) {
    toast(platformWords(refusalOf(failure) === 'PRIVACY' ? 'privacyRefused' : 'copyFailed'))
    return false
  }
}
