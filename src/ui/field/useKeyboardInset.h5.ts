import { useEffect, useState } from 'react'

/** Less than this is a browser's own bar, not a keyboard; px. */
const leastKeyboard = 120

/** px of the window that an on-screen keyboard covers, 0 without one. */
export const useKeyboardInset = (): number => {
  const [inset, setInset] = useState(0)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return undefined
    const measure = () => {
      const coveredPx = Math.round(window.innerHeight - viewport.height - viewport.offsetTop)
      // A pinched page also has a smaller viewport; that is no keyboard.
      setInset(coveredPx >= leastKeyboard && viewport.scale <= 1.01 ? coveredPx : 0)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [])
  return inset
}
