export { PosterSheet as Poster } from './PosterSheet'
export { ShareWays } from './ShareWays'
