import path from 'node:path'
import type { Chain } from './minify'

/** Pages outside the main package. */
export const laterPages = /[\\/]src[\\/]pages[BCD][\\/].+\.tsx$/
/** The application's own file, whose style sheets are the main package's. */
export const wholeApp = /[\\/]src[\\/]app\.tsx$/

/**
 * Gives files the style sheet of the icons and drawings that no tab shows. On H5 these are the pages outside the main
 * package, so that home fetches none of it; in the mini-program the application, as three packages would each hold a copy.
 */
export function addPageDrawings(chain: Chain, files: RegExp): void {
  chain.module
    .rule('pageDrawings')
    .test(files)
    .enforce('pre')
    .use('pageDrawings')
    .loader(path.join(__dirname, 'pageDrawings.cjs'))
}
