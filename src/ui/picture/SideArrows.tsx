import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import { uiWords } from '../messages'
import { Pressable } from '../press/Pressable'
import type { Side, SideMouse } from './sideMouse'
import './SideArrows.scss'

interface SideArrowsProps {
  /** What scrolls; a child of this. */
  strip: RefObject<HTMLElement>
  label?: string
  /** The strip lies under words of its own: the arrows come with the mouse or the focus. */
  shy?: boolean
  children: ReactNode
}

const withMouse = (): boolean => window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false

/** Round a strip that scrolls sideways: arrows, dragging and the wheel for who has a mouse; nothing for a finger. H5 only. */
export function SideArrows({ strip, label, shy, children }: SideArrowsProps) {
  const mouse = useRef<SideMouse>()
  const [open, setOpen] = useState<Record<Side, boolean>>()

  useEffect(() => {
    if (!withMouse()) return undefined
    let isGone = false
    const begin = async () => {
      const { sideMouse } = await import('./sideMouse')
      if (!isGone && strip.current) mouse.current = sideMouse(strip.current, setOpen)
    }
    // arrows that can't be fetched are not there; the wheel and the keyboard still scroll
    begin().catch(() => undefined)
    return () => {
      isGone = true
      mouse.current?.leave()
    }
  }, [strip])

  const arrow = (side: Side) =>
    open ? (
      // one that could not be reached any more would drop the focus
      <Pressable
        className={`ui-arrow ui-arrow--${side}`}
        label={uiWords(side)}
        dimmed={!open[side]}
        onTap={() => mouse.current?.turn(side)}
      >
        <Icon name={side === 'previous' ? 'back' : 'right'} size={18} />
      </Pressable>
    ) : null

  return (
    <div className={classes('ui-arrows', shy && 'ui-arrows--shy')} role="group" aria-label={label}>
      {arrow('previous')}
      {children}
      {arrow('next')}
    </div>
  )
}
