import { useEffect, useRef, type RefObject } from 'react'
import { closesOnBack } from '@/platform/overPage'
import { useEvent } from '../useEvent'
import { usePageVisible } from './usePageVisible'

const isOnTop = (): boolean => true

/**
 * «Back» closes an open panel and not its page. The mini-program has no keyboard focus to keep; what does not scroll in it
 * holds the page still by itself.
 */
export const useModal = <T>(isOpen: boolean, onClose: () => void): RefObject<T> => {
  const close = useEvent(onClose)
  const holds = usePageVisible() && isOpen
  useEffect(() => (holds ? closesOnBack({ close, isOnTop }) : undefined), [holds, close])
  return useRef<T>(null)
}

/** Nothing is taken from what is open there: what comes later lies under it. */
export const modalIsOpen = (): boolean => false
