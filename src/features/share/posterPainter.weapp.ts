import { paintPoster } from './paintPoster'

/** It lies in the package of the page that draws. */
export const posterPainter = () => Promise.resolve(paintPoster)
