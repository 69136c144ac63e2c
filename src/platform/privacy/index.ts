/** The platform's privacy guide: it is asked for before the first use of the clipboard, the album, the location … */
import Taro from '@tarojs/taro'

export type AnswerPrivacy = (
  answer: { event: 'exposureAuthorization' | 'disagree' } | { event: 'agree'; buttonId: string }
) => void

/**
 * Calls the listener for each use that waits for the guide, with the name of the API or part that needs it, such as
 * `setClipboardData` or `button.getPhoneNumber`; without a listener the platform shows a dialog of its own. Base
 * libraries before 2.32.3 don't ask.
 */
export function onPrivacyNeeded(listener: (answer: AnswerPrivacy, referrer?: string) => void): void {
  const listen: unknown = Taro.onNeedPrivacyAuthorization
  if (typeof listen !== 'function') return
  // base libraries differ in whether they name the use
  Taro.onNeedPrivacyAuthorization((answer, info?: { referrer?: string }) =>
    listener(answer as AnswerPrivacy, info?.referrer)
  )
}

/** The guide's name as registered with the platform, such as 《…隐私保护指引》; undefined when it can't be had. */
export const privacyContractName = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    Taro.getPrivacySetting({
      success: ({ privacyContractName: name }) => resolve(name || undefined),
      fail: () => resolve(undefined)
    })
  })

/** Opens the guide; false when the platform does not. */
export const openPrivacyContract = (): Promise<boolean> =>
  new Promise((resolve) => {
    Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
  })
