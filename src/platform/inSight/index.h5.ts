/** Whether the shopper has the app before them: a page in another tab is not. */
export const isInSight = (): boolean => document.visibilityState === 'visible'
