/** It lies in the package of the page that opens it. */
export { PosterSheet as Poster } from './PosterSheet'
