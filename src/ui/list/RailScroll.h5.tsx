import { useEffect } from 'react'
import { SideScroll } from '../picture/SideScroll'
import type { RailScrollProps } from './railScrollTypes'

/** A row that opens with one of its items in its middle. */
export function RailScroll({ label, into = '', children }: RailScrollProps) {
  useEffect(() => {
    const target = document.getElementById(into)
    const row = target?.closest('.ui-side')
    if (target && row) row.scrollLeft = target.offsetLeft - (row.clientWidth - target.offsetWidth) / 2
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it opens: later taps choose what is in sight
  }, [])
  return <SideScroll label={label}>{children}</SideScroll>
}
