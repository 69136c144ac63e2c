/** Sharing as a browser can. */
import { isPhone, mayHaveChatApp } from './chatApp.h5'

const isChatApp = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

/** Where the shop's pages are on the web, when the app itself runs there. */
export function ownAddress(): string | undefined {
  return location.origin
}

/** Whether the phone has a sharing menu of its own. */
export function hasSystemShare(): boolean {
  return typeof navigator.share === 'function' && !isChatApp()
}

/** Opens that menu; what a person gives up needs no words. */
export async function shareBySystem(shared: { title: string; url: string }): Promise<void> {
  await navigator.share(shared).catch(() => undefined)
}

/** In the chat app's browser the page's own menu is the way to share. */
export function sharesByChatMenu(): boolean {
  return isChatApp()
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
