/** The mini-program's dialog with one button: words that stay until they are acknowledged. */
import Taro from '@tarojs/taro'
import { platformWords } from '../words'

/** Resolves once they are read; a host that can't show them has nothing else to do about it. */
export async function notice(words: string): Promise<void> {
  const options = { title: '', content: words, showCancel: false, confirmText: platformWords('confirm') }
  await Taro.showModal(options).catch(() => undefined)
}
