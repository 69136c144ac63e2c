import { openInApp } from '@/platform/nativeApp'
import { stores } from '@/stores'
import { cardOf } from './rules'
import type { AppShare } from './shareWaysTypes'

/** Whether the app's own view shares the page: by its words, its full address, and that of its picture. */
export async function shareInApp({ view, subject, link }: AppShare): Promise<boolean> {
  if (link === undefined) return false
  const { title, imageUrl: picture } = cardOf(subject, stores.site.pictureAddress)
  return openInApp({ name: view, card: { title, link, picture } })
}
