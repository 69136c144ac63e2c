import Taro from '@tarojs/taro'

/** Asks before the phone's own key leaves the page, until the result is called. The bar's way back asks by itself. */
export function askBeforeLeaving(words: string): () => void {
  const ignore = () => undefined
  // where the host can't ask, the page is left as before
  Taro.enableAlertBeforeUnload({ message: words, fail: ignore })
  return () => Taro.disableAlertBeforeUnload({ fail: ignore })
}
