import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useRef } from 'react'
import { stores } from '@/stores'
import { cardOf, timelineOf, type ShareSubject } from './rules'

/**
 * The card and the timeline card of the page that calls it; `enableShareAppMessage` and `enableShareTimeline` in the
 * page's config put them into the menu.
 */
export function useShareCard(subject: ShareSubject): void {
  const latest = useRef(subject)
  latest.current = subject
  useShareAppMessage(() => cardOf(latest.current, stores.site.pictureAddress))
  useShareTimeline(() => timelineOf(latest.current, stores.site.pictureAddress))
}
