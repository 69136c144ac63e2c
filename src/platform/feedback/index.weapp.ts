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
export async function confirm(confirmation: Confirmation): Promise<boolean> {
  const confirmText = confirmation.confirmText ?? platformWords('confirm')
  const cancelText = confirmation.cancelText ?? platformWords('cancel')
  const own = Math.max(confirmText.length, cancelText.length) > longestButton ? askInOwnDialog(confirmation) : undefined
  if (own) return own
  try {
    const answer = await Taro.showModal({
      title: confirmation.title,
      content: confirmation.content ?? '',
      confirmText: cutPoints(confirmText, longestButton),
      cancelText: cutPoints(cancelText, longestButton),
      confirmColor: confirmation.danger ? '#E02020' : '#0B63E5'
    })
    return answer.confirm || (!answer.cancel && (confirmation.putAway ?? false))
  } catch {
    return confirmation.putAway ?? false // not asked is not answered
  }
}
