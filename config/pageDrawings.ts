import path from 'node:path'
import type { Chain } from './minify'

/** Every page outside the main package gets the style sheet of the icons and drawings that the main package lacks. */
export function addPageDrawings(chain: Chain): void {
  chain.module
    .rule('pageDrawings')
    .test(/[\\/]src[\\/]pages[BCD][\\/].+\.tsx$/)
    .enforce('pre')
    .use('pageDrawings')
    .loader(path.join(__dirname, 'pageDrawings.cjs'))
}
