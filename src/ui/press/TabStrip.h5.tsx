import { useEffect, useRef } from 'react'
import type { TabStripProps } from './tabStripTypes'

/** The row that tabs stand in; it scrolls the chosen one into its middle. */
export function TabStrip(props: TabStripProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = row.current as HTMLDivElement
    const tab = strip.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [props.state])
  return (
    <div ref={row} className={props.className} role="tablist" aria-label={props.label}>
      {props.children}
    </div>
  )
}
