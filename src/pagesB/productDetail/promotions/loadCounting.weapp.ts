import * as counting from './counting'

/** It lies in the package of the page, and its rule in the main one, for the cart. */
export const loadCounting = () => Promise.resolve(counting)
