/** It lies in the package of home. */
export { RecommendedTiles as EndlessTiles } from './RecommendedTiles'
