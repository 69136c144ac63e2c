/** The mini-program moves the page up itself. */
export const useKeyboardInset = (): number => 0
