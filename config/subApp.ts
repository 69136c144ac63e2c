import path from 'node:path'
import webpack from 'webpack'
import type { Chain } from './minify'
import { partHash } from './partNames'
import { animationsOf, subSheet } from './subSheet'

/** Names of the browser's in whose place modules of the sub-application find their own (config/stubs/sub/scope.js). */
const names = [
  ...[
    'window',
    'self',
    'globalThis',
    'document',
    'location',
    'history',
    'localStorage',
    'sessionStorage',
    'SUB_TENANT'
  ],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'WebSocket', 'MessageChannel', 'fetch'],
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver']
]

/** Whether the web app is built to be mounted into a page of somebody else's. */
export const isSub = process.env.TARO_APP_SUB === '1'

/** Its sheets stand below its root's class, and its animations have names of their own. */
class SubSheets {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap('SubSheets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'SubSheets', stage }, (assets) => {
        const sheets = Object.entries(assets).filter(([file]) => file.endsWith('.css'))
        const animations = sheets.flatMap(([, sheet]) => animationsOf(sheet.source().toString()))
        for (const [file, sheet] of sheets) {
          const text = subSheet(sheet.source().toString(), file === 'sub.css', animations)
          compilation.updateAsset(file, new sources.RawSource(text))
        }
      })
    })
  }
}

/** Addresses from the root of an origin, as code that finds them beside the script. */
export const besideScript = (address: string): string =>
  isSub ? address.replace(/"\/([^"]*)"/g, '(__webpack_require__.p+"$1")') : address

/** One script, `sub.js`, with what it loads beside it; its exports are the lifecycle of config/stubs/sub/lifecycle.js. */
export const subOutput = {
  filename: ({ chunk }: webpack.PathData) => (chunk?.name === 'app' ? 'sub.js' : `static/js/[name].${partHash}.js`),
  publicPath: 'auto',
  uniqueName: 'store-sub',
  chunkLoadingGlobal: 'storeSubParts',
  library: { name: 'storeSub', type: 'umd' }
}

/** Its own sheet has a name that its script knows; sheets go into the container, not into the page's head. */
export const subExtract = {
  filename: ({ chunk }: webpack.PathData) => (chunk?.name === 'app' ? 'sub.css' : `static/css/[name].${partHash}.css`),
  // its text becomes a part of what loads the sheets
  insert: new Function('sheet', '__webpack_require__.addSheet(sheet)')
}

/** The lifecycle in the place of the start, and the app's own names in the place of the browser's. */
export function asSubApp(chain: Chain, root: string): void {
  const scope = path.join(root, 'config/stubs/sub/scope.js')
  chain.plugin('ownNames').use(webpack.ProvidePlugin, [Object.fromEntries(names.map((name) => [name, [scope, name]]))])
  chain.plugin('subSheets').use(SubSheets)
}
