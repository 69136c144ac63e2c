import Taro from '@tarojs/taro'
import { confirm } from '../feedback'

/** A permission of the platform, as its settings name it. */
export type Scope = 'scope.writePhotosAlbum' | 'scope.userLocation' | 'scope.camera'

/** What a dialog about a permission says. */
interface ScopeWords {
  title: string
  content: string
  confirmText: string
  cancelText: string
}

/**
 * Asks whether to open the mini-program's settings, where a refused permission can be given after all; true when it was.
 * The platform opens them from a tap alone, and the dialog's button is one.
 */
export async function askForScope(scope: Scope, words: ScopeWords): Promise<boolean> {
  if (!(await confirm(words))) return false
  try {
    const { authSetting } = await Taro.openSetting()
    return (authSetting as Record<string, boolean | undefined>)[scope] === true
  } catch {
    return false // settings that don't open have given nothing
  }
}

/** Opens the mini-program's settings, from a tap. */
export const openPermissions = (): Promise<unknown> => Taro.openSetting().catch(() => undefined)

/** Asks whether to open the phone's own settings of the chat app, where the phone refuses it something. */
export async function askForSystem(words: ScopeWords): Promise<void> {
  if (!(await confirm(words))) return
  // who stays where they are has read what to do
  await Taro.openAppAuthorizeSetting({}).catch(() => undefined)
}
