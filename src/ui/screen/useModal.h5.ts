import { useEffect, useRef, type RefObject } from 'react'
import { closesOnBack } from '@/platform/overPage'
import { nextPaint } from '@/platform/paint'
import { useEvent } from '../useEvent'

const reachable =
  'button:not([disabled]), [href], input:not([disabled]), textarea:not([disabled]), select:not([disabled]), [tabindex]:not([tabindex="-1"])'

/** Open panels, the topmost last: only that one answers the keyboard. */
const open: HTMLElement[] = []

/** Whether a panel is open on any page. */
export const modalIsOpen = (): boolean => open.length > 0

/**
 * Keeps the focus inside an open panel, closes it by Escape and by «back», keeps the page behind still, and gives the focus back to
 * where it was. The ref goes on the panel.
 */
export const useModal = <T>(isOpen: boolean, onClose: () => void): RefObject<T> => {
  const panel = useRef<T>(null)
  const close = useEvent(onClose)

  useEffect(() => {
    const element = panel.current as unknown as HTMLElement | null // a View is a div on H5
    if (!isOpen || !element) return undefined
    const before = document.activeElement
    const page = element.closest<HTMLElement>('.taro_page')
    const overflow = page?.style.overflowY ?? ''
    let isClosed = false
    // the whole page is laid out anew for it: after the panel is seen
    void nextPaint().then(() => {
      if (page && !isClosed) page.style.overflowY = 'hidden'
    })
    open.push(element)
    element.tabIndex = -1
    element.focus({ preventScroll: true })

    const onKey = (event: KeyboardEvent) => {
      if (open[open.length - 1] !== element) return
      if (event.key === 'Escape') {
        event.preventDefault()
        close()
      } else if (event.key === 'Tab') {
        const stops = [...element.querySelectorAll<HTMLElement>(reachable)]
        const first = stops[0]
        const last = stops[stops.length - 1]
        const focusedElement = document.activeElement
        if (!first || !last) event.preventDefault()
        else if (
          event.shiftKey &&
          (focusedElement === first || focusedElement === element || !element.contains(focusedElement))
        ) {
          event.preventDefault()
          last.focus()
        } else if (!event.shiftKey && (focusedElement === last || !element.contains(focusedElement))) {
          event.preventDefault()
          first.focus()
        }
      }
    }
    document.addEventListener('keydown', onKey)
    const isOnTop = () => !page || getComputedStyle(page).display !== 'none'
    const stayOnBack = closesOnBack({ close, isOnTop })
    return () => {
      isClosed = true
      stayOnBack()
      document.removeEventListener('keydown', onKey)
      open.splice(open.indexOf(element), 1)
      if (page) page.style.overflowY = overflow
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isOpen, close])

  return panel
}
