import { useEffect, useRef } from 'react'

const apart = ({ touches }: TouchEvent): number => {
  const [first, other] = [touches[0], touches[1]]
  return first && other ? Math.hypot(first.clientX - other.clientX, first.clientY - other.clientY) : 0
}

/** Two fingers on an element: told by how much they are further apart than when they came. */
export function usePinch(element: HTMLElement | null, zoom: number, onZoom: (zoom: number) => void): void {
  const now = useRef({ zoom, onZoom })
  now.current = { zoom, onZoom }
  useEffect(() => {
    if (!element) return undefined
    let pinch: { apart: number; zoom: number } | undefined
    const start = (event: TouchEvent) => {
      pinch = event.touches.length === 2 ? { apart: apart(event), zoom: now.current.zoom } : undefined
    }
    const move = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2 || pinch.apart === 0) return
      event.preventDefault()
      now.current.onZoom((pinch.zoom * apart(event)) / pinch.apart)
    }
    const end = () => {
      pinch = undefined
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
