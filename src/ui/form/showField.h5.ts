import { scrollToElement } from '@/platform/scroll'

const focusable = 'button:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex]'

/** px from the top of the page to a field that is shown: the bar and the field's label. */
const under = 120
/** px that the bar at the bottom covers. */
const foot = 140

/** Scrolls to the field with this id, unless it is seen, and moves the focus into it. */
export function showField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  const target = field.matches(focusable) ? field : field.querySelector<HTMLElement>(focusable)
  if (!field.contains(document.activeElement)) target?.focus({ preventScroll: true })
  const { top } = field.getBoundingClientRect()
  if (top < under / 2 || top > window.innerHeight - foot) scrollToElement(id, under)
}
