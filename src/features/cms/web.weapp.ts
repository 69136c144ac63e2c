/** A mini-program opens the web only through a web-view page, which this store does not have. */
export const opensWeb = false
/** Never called: `linkTarget` gives no address where the web can't be opened. */
export const openWeb = (_url: string): void => undefined
