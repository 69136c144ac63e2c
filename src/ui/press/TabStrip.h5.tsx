import { useEffect, useRef } from 'react'
import { centre } from '../picture/centre'
import type { TabStripProps } from './tabStripTypes'

/** The row that tabs stand in; it scrolls the chosen one into sight. */
export function TabStrip({ chosen, widths, className, label, children }: TabStripProps) {
  const row = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useEffect(() => {
    const strip = row.current
    // the first one is in sight as the row opens: nothing is measured for it
    if (strip && chosen + before.current > 0) centre(strip, strip.children[chosen] as HTMLElement | undefined)
    before.current = chosen
  }, [chosen, widths])
  return (
    <div ref={row} className={className} role="tablist" aria-label={label}>
      {children}
    </div>
  )
}
