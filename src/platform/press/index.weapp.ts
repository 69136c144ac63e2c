/** The platform gives a tap to what was under the finger as it came down: nothing has to wait. */
export const afterPress = (move: () => void): void => move()
