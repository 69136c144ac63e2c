import path from 'node:path'
import webpack from 'webpack'
import type { Chain } from './minify'
import { usedCalls, usedComponents } from './plugins/used.mjs'

/** ms until a pressed view looks pressed, and until it no longer does: the same for all, so that no page has to say it. */
const PRESS = ' hover-start-time="20" hover-stay-time="80"'

/** Removes the white space between tags of a template; the template itself decides when a node looks pressed. */
export const lighterTemplates = (text: string): string =>
  text
    .replaceAll(/>\s+</g, '><')
    .replaceAll(/(<view[^>]*? hover-class="[^"]*")/g, `$1${PRESS}`)
    .replaceAll(/ {2,}/g, ' ')

/** Rewrites the templates once Taro has laid them among the files of the build. */
class LighterTemplates {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap('LighterTemplates', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'LighterTemplates', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const asset = compilation.getAsset('base.wxml')
          if (asset === undefined) throw new Error('LighterTemplates: there is no base.wxml to make lighter')
          compilation.updateAsset(
            'base.wxml',
            new sources.RawSource(lighterTemplates(asset.source.source().toString()))
          )
        }
      )
    })
  }
}

/** The mini-program's templates and Taro's runtime without what no part of the store uses. */
export function lighten(chain: Chain): void {
  chain.plugin('lighterTemplates').use(LighterTemplates)
  chain.module
    .rule('lightRuntime')
    .test(/@tarojs[\\/](shared[\\/]dist[\\/](components|native-apis)|plugin-platform-weapp[\\/]dist[\\/]runtime)\.js$/)
    .enforce('pre')
    .use('lightRuntime')
    .loader(path.join(__dirname, 'plugins/lightRuntime.cjs'))
    .options({ components: usedComponents, calls: usedCalls })
}
