/** The drawn pictures of the demonstration shop. */
export { bannerNames, drawBanner, type BannerName } from './banners'
export { drawMark, markNames } from './marks'
export { finishNames } from './paint'
export { namedPictureUrl, pictureFile, pictureUrl, rasterUrl } from './pictures'
export { seasonFile, seasonPaths } from './season'
export { drawProduct, kindNames, viewNames, type Dimensions, type DrawOptions, type Kind, type View } from './views'
