import type { IProjectConfig } from '@tarojs/taro/types/compile'
import { minifyWithSwc, type Chain } from './minify'
import { addPageDrawings } from './pageDrawings'

type Mini = NonNullable<IProjectConfig['mini']>

/** The WeChat mini-program build. */
export function mini(outsideSources: string[]): Mini {
  return {
    compile: { include: outsideSources },
    optimizeMainPackage: { enable: true },
    minifyXML: { collapseWhitespace: true },
    postcss: {
      pxtransform: { enable: true, config: {} },
      cssModules: { enable: false }
    },
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain(chain: Chain) {
      addPageDrawings(chain)
      minifyWithSwc(chain, 5)
    }
  } as unknown as Mini // Taro's own type misses miniCssExtractPluginOption for mini
}
