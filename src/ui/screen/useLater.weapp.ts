/** At once: here a second step would be a message to the page of its own. */
export const useLater = (ready = true, _atOnce = false): boolean => ready
