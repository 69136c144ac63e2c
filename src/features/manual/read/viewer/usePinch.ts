import { useEffect, useRef } from 'react'

const apart = ({ touches }: TouchEvent): number => {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** Two fingers on an element: told by how much they are further apart than when they came. */
export function usePinch(element: HTMLElement | null, zoom: number, onZoom: (zoom: number) => void): void {
  const now = useRef({ zoom, onZoom })
  now.current = { zoom, onZoom }
  useEffect(() => {
    if (!element) return undefined
    let begun: { apart: number; zoom: number } | undefined
    const start = (event: TouchEvent) => {
      begun = event.touches.length === 2 ? { apart: apart(event), zoom: now.current.zoom } : undefined
    }
    const move = (event: TouchEvent) => {
      if (!begun || event.touches.length !== 2 || begun.apart === 0) return
      event.preventDefault()
      now.current.onZoom((begun.zoom * apart(event)) / begun.apart)
    }
    const end = () => {
      begun = undefined
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchmove', move, { passive: false })
    element.addEventListener('touchend', end)
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchmove', move)
      element.removeEventListener('touchend', end)
    }
  }, [element])
}
