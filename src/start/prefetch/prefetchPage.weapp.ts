/** On the mini-program a page and its parts are there when it opens, and it asks at once. */
export const prefetchPage = undefined
