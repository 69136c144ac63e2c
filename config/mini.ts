import path from 'node:path'
import webpack from 'webpack'
import type { IProjectConfig } from '@tarojs/taro/types/compile'
import { gatherShared } from './sharedScripts'
import { minifyWithSwc, type Chain } from './minify'
import { mapMarks } from './mapFile'
import { lightenScripts } from './lightScripts'
import { lighten } from './lightTemplates'
import { addPageDrawings, wholeApp } from './pageDrawings'
import { LayFilesPlugin } from './pdfFiles'
import { shortenNames } from './shortNames'

/** What the chat app's search may read, beside app.json. */
const sitemap = (root: string) => ({ from: path.join(root, 'config/sitemap.json'), to: 'sitemap.json' })

type Mini = NonNullable<IProjectConfig['mini']>

/** The WeChat mini-program build. */
export function mini(root: string, outsideSources: string[]): Mini {
  return {
    compile: { include: outsideSources },
    optimizeMainPackage: { enable: true },
    runtime: { enableInnerHTML: false },
    postcss: {
      pxtransform: { enable: true, config: {} },
      [path.join(root, 'config/typeSizes.cjs')]: { enable: true, config: {} },
      // selectors of tags stay what they are: `textarea` is the host's own part
      htmltransform: { enable: false },
      cssModules: { enable: false }
    },
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain(chain: Chain) {
      addPageDrawings(chain, wholeApp)
      lighten(chain)
      lightenScripts(chain, root)
      chain
        .plugin('withoutHtmlParser')
        .use(
          new webpack.NormalModuleReplacementPlugin(
            /[\\/]inner-html[\\/]parser\.js$/,
            path.join(root, 'config/stubs/inner-html-parser.js')
          )
        )
      const textEncoder = path.join(root, 'config/stubs/text-encoder.js')
      chain.plugin('textEncoder').use(new webpack.ProvidePlugin({ TextEncoder: [textEncoder, 'default'] }))
      chain.plugin('mapMarks').use(new LayFilesPlugin([...mapMarks(root), sitemap(root)]))
      minifyWithSwc(chain)
      gatherShared(chain)
      shortenNames(chain)
    }
  } as unknown as Mini // Taro's own type misses miniCssExtractPluginOption for mini
}
