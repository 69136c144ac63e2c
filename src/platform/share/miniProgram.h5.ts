/** The way into the mini-program, for a phone that has the chat app; the app around the page says whether it has. */
import { inApp } from '../nativeApp/index.h5'
import { isChatApp } from './index.h5'

/** How the phone's systems name it. */
const chatApp = {
  bundleId: /iPhone|iPad/.test(navigator.userAgent) ? 'com.tencent.xin' : 'com.tencent.mm',
  scheme: 'weixin'
}

const isPhone = (): boolean => /Android|iPhone|iPod|HarmonyOS/i.test(navigator.userAgent)

let isThere = false

/** Inside the app: what it said last; a browser can't tell, and offers it. */
const mayHaveChatApp = (): boolean => !inApp() || isThere

/** Asks the app; one that does not say counts as without it. */
export async function lookForChatApp(): Promise<void> {
  if (!inApp() || !isPhone()) return
  const { choose } = await import('../nativeApp/talk.h5')
  const choice = await choose({ name: 'checkAppExist', ...chatApp })
  const answer = choice === false ? undefined : await choice.chosen
  isThere = answer === true || answer === 1
}

/** Whether a link can lead from here into the mini-program: from a phone that may have the chat app, not from inside it. */
export function leadsToMiniProgram(): boolean {
  return isPhone() && !isChatApp() && mayHaveChatApp()
}

/** ms after which a page still on show means that nothing opened */
const openingMs = 2500

/** Hands the link to the phone; false when the page is still on show a while later. */
export function openMiniProgram(link: string): Promise<boolean> {
  window.location.assign(link)
  return new Promise((resolve) => {
    setTimeout(() => resolve(document.visibilityState === 'hidden'), openingMs)
  })
}
