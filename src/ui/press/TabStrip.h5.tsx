import { useEffect, useRef } from 'react'
import type { TabStripProps } from './tabStripTypes'

/** The row that tabs stand in; it scrolls the chosen one into its middle. */
export function TabStrip({ state, className, label, children }: TabStripProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = row.current as HTMLDivElement
    const tab = strip.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [state])
  return (
    <div ref={row} className={className} role="tablist" aria-label={label}>
      {children}
    </div>
  )
}
