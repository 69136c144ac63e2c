/** What the crawl and the view use of the host core. */
export { createHost } from './host'
export type { Host, Leftovers } from './hostTypes'
export { readAddress, stackLimit } from './navigation'
export { joinPath, folderOf, type AppJson } from './modules'
export { capsuleOf, defaultDevice, defaultSettings, newPerson } from './system'
export { setAt, pathParts } from './data'
export { protectedApis } from './consents'
export type * from './types'
