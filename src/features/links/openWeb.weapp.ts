/** Never called: no address is a link where the web can't be opened. */
export const openWeb = (_url: string): void => undefined
