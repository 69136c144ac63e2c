/** Opens a link that the site allows: a page of the web, a file, or an application of the shell. What does it comes with the tap. */
export const openWeb = (url: string): void => void import('./elsewhere.h5').then((part) => part.openElsewhere(url))
