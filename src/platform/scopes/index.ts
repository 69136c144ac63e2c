import Taro from '@tarojs/taro'
import { confirm } from '../feedback'

/** A permission of the platform, as its settings name it. */
export type Scope = 'scope.writePhotosAlbum' | 'scope.userLocation'

/**
 * Asks whether to open the mini-program's settings, where a refused permission can be given after all; true when it was.
 * The platform opens them from a tap alone, and the dialog's button is one.
 */
export async function askForScope(
  scope: Scope,
  words: { title: string; content: string; confirmText: string; cancelText: string }
): Promise<boolean> {
  if (!(await confirm(words))) return false
  try {
    const { authSetting } = await Taro.openSetting()
    return (authSetting as Record<string, boolean | undefined>)[scope] === true
  } catch {
    return false // settings that don't open have given nothing
  }
}
