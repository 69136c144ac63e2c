/** A share earns nothing in the mini-program, and is not offered there. */
export const shareRiddle = (): Promise<boolean> => Promise.resolve(false)
