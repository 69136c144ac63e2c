/** A browser opens the web by itself. */
export const opensWeb = true
/** Leaves for an address that `linkTarget` allowed; Back returns to the store. */
export const openWeb = (url: string): void => window.location.assign(url)
