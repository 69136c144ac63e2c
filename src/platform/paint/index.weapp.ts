/** Settles at once: the mini-program paints in a thread of its own. */
export const nextPaint = (): Promise<void> => Promise.resolve()
