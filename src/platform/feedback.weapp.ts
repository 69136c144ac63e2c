import Taro from '@tarojs/taro'
import { toastDuration, type Confirmation } from './feedbackTypes'
import { platformWords } from './words'

export type { Confirmation } from './feedbackTypes'

/** Shows words for a moment; a host that can't has nothing else to do about it. `duration` in ms. */
export function toast(words: string, duration: number = toastDuration): void {
  Taro.showToast({ title: words, icon: 'none', duration }).catch(() => undefined)
}

/** Covers the page until `hideLoading`. */
export function showLoading(words: string = platformWords('loading')): void {
  Taro.showLoading({ title: words, mask: true }).catch(() => undefined)
}

/** Takes the cover away; the host complains when there is none, which is no matter. */
export function hideLoading(): void {
  try {
    Taro.hideLoading({ fail: () => undefined })
  } catch {
    return
  }
}

/** Asks; true when confirmed. The host allows four characters of Chinese on a button. */
export async function confirm(asked: Confirmation): Promise<boolean> {
  try {
    const answer = await Taro.showModal({
      title: asked.title,
      content: asked.content ?? '',
      confirmText: (asked.confirmText ?? platformWords('confirm')).slice(0, 8),
      cancelText: (asked.cancelText ?? platformWords('cancel')).slice(0, 8),
      confirmColor: asked.danger ? '#E02020' : '#0B63E5'
    })
    return answer.confirm
  } catch {
    return false // not asked is not confirmed
  }
}
