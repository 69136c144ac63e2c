/** Whether the phone has the chat app, as the app around the page says. */
import { inApp } from '../nativeApp/index.h5'

/** How the phone's systems name it. */
const chatApp = {
  bundleId: /iPhone|iPad/.test(navigator.userAgent) ? 'com.tencent.xin' : 'com.tencent.mm',
  scheme: 'weixin'
}

export const isPhone = (): boolean => /Android|iPhone|iPod|HarmonyOS/i.test(navigator.userAgent)

let isThere = false

/** Inside the app: what it said last; a browser can't tell, and offers it. */
export const mayHaveChatApp = (): boolean => !inApp() || isThere

/** Asks the app; one that does not say counts as without it. */
export async function lookForChatApp(): Promise<void> {
  if (!inApp() || !isPhone()) return
  const { choose } = await import('../nativeApp/talk.h5')
  const asked = await choose({ name: 'checkAppExist', ...chatApp })
  const said = asked === false ? undefined : await asked.chosen
  isThere = said === true || said === 1
}
