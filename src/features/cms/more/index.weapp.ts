/** They lie in the package of the pages that have them. */
export { allBlocks as moreBlocks } from './all'
