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
  const shown = urls.map((url) => pictureAddress(url))
  const ended = () => undefined
  Taro.previewImage({ urls: shown, current: shown[current] ?? '' }).then(ended, ended)
}
