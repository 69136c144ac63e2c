/** The app may open this page to have something chosen; what was chosen goes back to it (spec 7.6). */
import Taro from '@tarojs/taro'
import { events, type SelectedAddress } from '@/lib/events'
import { open as openInApp } from '@/platform/nativeApp/talk.h5'
import { canGoBack, currentKey } from '@/routes'

/** The page that the app had opened, while it is there. */
let openScreen: object | undefined

/** The page on top is what the app asked for. */
export const noteOpened = (): void => {
  openScreen = Taro.getCurrentPages().at(-1)
}

/** On an address screen that the app opened, or that was opened cold inside it. */
function isForApp(): boolean {
  const key = currentKey()
  if (key !== 'shippingAddress' && key !== 'addAddress') return false
  return !canGoBack() || (openScreen !== undefined && Taro.getCurrentPages().some((page) => page === openScreen))
}

/** Gives it, and is closed; where the app does not take it, what was chosen counts here as ever. */
async function giveBack(result: SelectedAddress): Promise<void> {
  if (!isForApp()) return
  openScreen = undefined
  if (await openInApp({ name: 'setBackResult', result })) await openInApp({ name: 'closeWebView' })
}

/** Follows what is chosen here until the result is called. */
export const followChoices = (): (() => void) => events.on('selectedAddress', (address) => void giveBack(address))
