import { useRef, type RefObject } from 'react'

/** The mini-program has no keyboard focus to keep; the mask holds the page still by itself. */
export const useModal = <T>(_isOpen: boolean, _onClose: () => void): RefObject<T> => useRef<T>(null)
