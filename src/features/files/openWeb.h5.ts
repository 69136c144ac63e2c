import { openWeb as leave } from '@/platform/nativeApp/web.h5'

/** Opens a link that the site allows: a page of the web; what may be a file, or is an application of the shell, in its own way. */
export const openWeb = (url: string): void =>
  /^app:|\.\w+([?#]|$)/.test(url) ? void import('./elsewhere.h5').then((part) => part.openElsewhere(url)) : leave(url)
