import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useRef } from 'react'
import { stores } from '@/stores'
import { sharedPath } from './sharedPath'
import { cardOf, timelineOf, type ShareSubject } from './rules'

/**
 * The card and the timeline card of the page that calls it; `enableShareAppMessage` and `enableShareTimeline` in the
 * page's config put them into the menu.
 */
export function useShareCard(subject: ShareSubject): void {
  const latest = useRef(subject)
  latest.current = subject
  const shareCard = () => ({ ...latest.current, path: sharedPath(latest.current.path) })
  useShareAppMessage(() => cardOf(shareCard(), stores.site.pictureAddress))
  useShareTimeline(() => timelineOf(shareCard(), stores.site.pictureAddress))
}
