/** Sharing as a browser can. */

/** Whether the page runs in the chat app's own browser. */
export const isChatApp = (): boolean => /MicroMessenger/i.test(navigator.userAgent)

/** Where the shop's pages are on the web, when the app itself runs there. */
export function ownAddress(): string | undefined {
  return location.origin
}

/** Whether the phone has a sharing menu of its own. */
export function hasSystemShare(): boolean {
  return typeof navigator.share === 'function' && !isChatApp()
}

/** Opens that menu; what a person gives up needs no words. */
export async function shareBySystem(content: { title: string; url: string }): Promise<void> {
  await navigator.share(content).catch(() => undefined)
}

/** In the chat app's browser the page's own menu is the way to share. */
export function sharesByChatMenu(): boolean {
  return isChatApp()
}
