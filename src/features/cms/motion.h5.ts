/** True when the shopper asked the system for less motion. */
export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
/** True while the browser tab is not seen. */
export const isHidden = (): boolean => document.hidden
