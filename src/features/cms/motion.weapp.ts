/** The mini-program's host does not tell. */
export const prefersReducedMotion = (): boolean => false
/** Pages learn it by their hide event. */
export const isHidden = (): boolean => false
