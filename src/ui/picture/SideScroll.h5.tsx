import { useEffect, useRef } from 'react'
import { centre } from './centre'
import { SideArrows } from './SideArrows'
import type { SideScrollProps } from './sideScrollTypes'
import './SideScroll.scss'

/** A row that scrolls sideways by touch as the browser has it; who has a mouse gets arrows, the wheel and dragging. */
export function SideScroll({ label, into, children }: SideScrollProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = strip.current
    if (row && into !== undefined) centre(row, row.querySelector<HTMLElement>(`[id="${into}"]`))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it opens: later taps choose what is in sight
  }, [])
  return (
    <SideArrows strip={strip} label={label}>
      <div ref={strip} className="ui-side">
        <div className="ui-side__row">{children}</div>
      </div>
    </SideArrows>
  )
}
