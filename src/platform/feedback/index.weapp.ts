import { cutPoints } from '@domain/graphemes'
import Taro from '@tarojs/taro'
import { fitsToast } from './lines'
import { toastDuration, type Confirmation } from './types'
import { notice } from '../notice'
import { askInOwnDialog } from '../ownDialog'
import { platformWords } from '../words'

export type { Confirmation } from './types'

/**
 * Shows words for a moment; a host that can't has nothing else to do about it. Words that its toast would cut stay in a
 * dialog until they are acknowledged. `duration` in ms.
 */
export function toast(words: string, duration: number = toastDuration): void {
  if (!fitsToast(words)) {
    void notice(words)
    return
  }
  Taro.showToast({ title: words, icon: 'none', duration }).catch(() => undefined)
}

/** Covers the page until `hideLoading`. */
export function showLoading(words: string = platformWords('loading')): void {
  Taro.showLoading({ title: words, mask: true }).catch(() => undefined)
}

/**
 * Takes the cover away; the host complains when there is none, which is no matter. Without `noConflict` it would take a
 * toast away as well: of two calls that time out together, the second would hide the first one's words.
 */
export function hideLoading(): void {
  try {
    Taro.hideLoading({ noConflict: true, fail: () => undefined })
  } catch {
    return
  }
}

/** The host's dialog refuses longer words on a button, which is most of English. */
const longestButton = 4

/** Asks; true when confirmed. The shop's own dialog takes the host's place where its buttons have no room. */
export async function confirm(asked: Confirmation): Promise<boolean> {
  const confirmText = asked.confirmText ?? platformWords('confirm')
  const cancelText = asked.cancelText ?? platformWords('cancel')
  const own = Math.max(confirmText.length, cancelText.length) > longestButton ? askInOwnDialog(asked) : undefined
  if (own) return own
  try {
    const answer = await Taro.showModal({
      title: asked.title,
      content: asked.content ?? '',
      confirmText: cutPoints(confirmText, longestButton),
      cancelText: cutPoints(cancelText, longestButton),
      confirmColor: asked.danger ? '#E02020' : '#0B63E5'
    })
    return answer.confirm || (!answer.cancel && (asked.putAway ?? false))
  } catch {
    return asked.putAway ?? false // not asked is not answered
  }
}
