import { useRef, type RefObject } from 'react'

/** The mini-program has no keyboard focus to keep; what does not scroll in it holds the page still by itself. */
export const useModal = <T>(_isOpen: boolean, _onClose: () => void): RefObject<T> => useRef<T>(null)

/** Nothing is taken from what is open there: what comes later lies under it. */
export const modalIsOpen = (): boolean => false
