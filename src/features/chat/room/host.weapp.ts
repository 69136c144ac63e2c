/** What the mini-program does for the chat. */
import Taro from '@tarojs/taro'
import type { ChatPort } from '@contract'
import { pictureAddress } from '@/api'

/** The label of the entry (spec 4.3). */
export const portLabel = (): ChatPort => 'MINI_PROGRAM'

/** No page of the mini-program shows the web. */
export const opensWeb = false
export const openWeb = (_url: string): void => undefined

/** Shows pictures large, beginning with one. */
export function viewPictures(urls: string[], current: number): void {
  const addresses = urls.map((url) => pictureAddress(url))
  const ignore = () => undefined
  Taro.previewImage({ urls: addresses, current: addresses[current] ?? '' }).then(ignore, ignore)
}
