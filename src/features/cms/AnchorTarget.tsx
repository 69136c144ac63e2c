import { View } from '@tarojs/components'
import { useCallback, useState, type ReactNode } from 'react'
import { barHeight } from '@/ui/screen/barHeight'
import { usePageEnv } from './signals'
import { useAway } from './useAway'

/** Height of a bar of anchors, px of the window at most. */
export const ANCHOR_BAR = 53

/** The element of a block that a bar of anchors leads to. */
export const anchorId = (page: string, block: string): string => `cms-at-${page}-${block}`

/** Tells the page when its block comes up to the bar of anchors: nothing is asked of the page's scroll. */
export function AnchorTarget({ block, children }: { block: string; children: ReactNode }) {
  const { page, signals } = usePageEnv()
  const id = anchorId(page, block)
  const [under] = useState(() => barHeight() + ANCHOR_BAR)
  const tell = useCallback((away: boolean) => signals.setPassed(block, away), [signals, block])
  useAway(`${id}-mark`, under, tell)
  return (
    <View id={id} className="cms-anchor">
      <View id={`${id}-mark`} className="cms-anchor__mark" />
      {children}
    </View>
  )
}
