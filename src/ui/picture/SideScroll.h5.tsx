import { useRef } from 'react'
import { SideArrows } from './SideArrows'
import type { SideScrollProps } from './sideScrollTypes'
import './SideScroll.scss'

/** A row that scrolls sideways by touch as the browser has it; who has a mouse gets arrows, the wheel and dragging. */
export function SideScroll({ label, children }: SideScrollProps) {
  const strip = useRef<HTMLDivElement>(null)
  return (
    <SideArrows strip={strip} label={label}>
      <div ref={strip} className="ui-side">
        <div className="ui-side__row">{children}</div>
      </div>
    </SideArrows>
  )
}
