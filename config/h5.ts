import path from 'node:path'
import webpack from 'webpack'
import type { IProjectConfig } from '@tarojs/taro/types/compile'
import type { Route } from '../src/routes/table'
import { firstViews } from './firstViews'
import { minifyWithSwc } from './minify'
import { addPageDrawings, laterPages } from './pageDrawings'
import { PagePartsPlugin } from './pageParts'
import { markParts, partHash } from './partNames'
import { callPlainly } from './lightScripts'
import { liveFiles } from './liveFiles'
import { mapFile } from './mapFile'
import { LayFilesPlugin, pdfFiles } from './pdfFiles'
import { readSource } from './readSource'
import { asSubApp, besideScript, isSub, subExtract, subOutput } from './subApp'

type H5 = NonNullable<IProjectConfig['h5']>
type Chain = Parameters<NonNullable<H5['webpackChain']>>[0]

/** ms after which a part of a page counts as not loaded (spec 8, 9.1). */
const partTimeoutMs = 120_000

/** What every start fetches first (spec 7.3); from its own origin unless the app is built for another. */
const siteFile = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

/** Where the dev server sends what is the gateway's; scripts/dev.mjs says it. */
const gateway = process.env.DEV_GATEWAY ?? 'http://127.0.0.1:8080'

const devServer: H5['devServer'] = {
  port: 10086,
  // the console is behind it too, and a visitor who reaches it can read the login codes
  host: process.env.HOST ?? '127.0.0.1',
  allowedHosts: 'auto',
  open: false,
  historyApiFallback: true,
  // the app asks its own origin while it is developed
  proxy: Object.fromEntries(
    ['/api', '/storage', '/demo'].map((prefix) => [
      prefix,
      {
        target: gateway,
        changeOrigin: true,
        // the chat's socket
        ws: prefix === '/api',
        // what comes from a page of this server comes from the gateway's own
        onProxyReq: (onward, { headers }) => {
          if (headers.origin === `http://${headers.host}`) onward.setHeader('origin', new URL(gateway).origin)
        }
      }
    ])
  )
}

/** Everything shared is split once. */
const optimization = {
  runtimeChunk: 'single',
  splitChunks: {
    chunks: 'all',
    // smaller ones cost a request and compress worse than what they save the next page (bytes before they are packed)
    minSize: 38_000,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      common: false,
      vendors: {
        name: 'vendors',
        chunks: 'initial',
        test: /[\\/]node_modules[\\/]/,
        minChunks: 1,
        priority: 10,
        enforce: true
      },
      taro: {
        name: 'taro',
        chunks: 'initial',
        test: /[\\/]node_modules[\\/]@tarojs[\\/]/,
        priority: 100,
        enforce: true
      },
      asyncVendors: {
        chunks: 'async',
        test: /[\\/]node_modules[\\/]/,
        minChunks: 2,
        priority: 9,
        reuseExistingChunk: true
      },
      asyncCommon: { chunks: 'async', minChunks: 3, priority: 5, reuseExistingChunk: true }
    }
  }
}

/** One script starts it, since the host page knows one name; what its pages need is split as ever. */
const optimizationOfSub = {
  runtimeChunk: false,
  splitChunks: {
    chunks: 'async',
    minSize: 38_000,
    cacheGroups: { ...optimization.splitChunks.cacheGroups, vendors: false, taro: false }
  }
}

/** Parts of Taro that this app has its own of, or none. */
function leaveOut(chain: Chain, root: string): void {
  const replace = (what: RegExp, stub: string) =>
    new webpack.NormalModuleReplacementPlugin(what, path.join(root, 'config/stubs', stub))
  chain.plugin('withoutTaroTabBar').use(replace(/[\\/]tabbar\.js$/, 'tabbar.js'))
  chain.plugin('withoutTaroNavigationBar').use(replace(/[\\/]navigationBar\.js$/, 'navigation-bar.js'))
  chain.plugin('withoutQueryString').use(replace(/^query-string$/, 'query-string.js'))
  chain
    .plugin('withoutTaroPullDownRefresh')
    .use(replace(/components[\\/]pull-down-refresh[\\/]index\.js$/, 'pull-down-refresh.js'))
  // what is needed of the first two is config/stubs/components.scss: Taro's way carries style sheets inside the scripts
  chain
    .plugin('withoutTaroStyles')
    .use(
      replace(
        /components-react[\\/]dist[\\/]index\.css$|components[\\/]global\.css$|taro-components[\\/]taro-components\.css$/,
        'empty.css'
      )
    )
}

/** Each page names its files and first requests to the browser. */
function addPageParts(chain: Chain, root: string, routes: readonly Route[]): void {
  const { firstCalls } = readSource<typeof import('../src/routes/firstCalls')>(root, 'src/routes/firstCalls.ts')
  chain.plugin('pageParts').use(
    new PagePartsPlugin({
      routes,
      firstViews,
      firstCalls,
      data: process.env.TARO_APP_STORAGE || process.env.TARO_APP_GATEWAY ? [] : [siteFile]
    })
  )
}

/**
 * The H5 build. Taro's default splits copy shared modules into every page; here everything shared is split once and the
 * start carries only the framework and what every page needs.
 */
export function h5(root: string, outsideSources: string[]): H5 {
  const production = process.env.NODE_ENV === 'production'
  const { customRoutes, routes } = readSource<typeof import('../src/routes/table')>(root, 'src/routes/table.ts')
  return {
    publicPath: isSub ? 'auto' : '/',
    staticDirectory: 'static',
    // React components that are plain HTML: no web-component bundle on every page
    useHtmlComponents: true,
    compile: { include: outsideSources },
    router: {
      mode: 'browser',
      basename: '',
      // an array: a plain string would make the long path a 404
      customRoutes
    },
    postcss: {
      autoprefixer: { enable: true },
      pxtransform: { enable: true, config: { baseFontSize: 20, minRootSize: 20, maxRootSize: 24 } },
      cssModules: { enable: false }
    },
    output: {
      filename: `static/js/[name].${partHash}.js`,
      chunkFilename: `static/js/[name].${partHash}.js`,
      chunkLoadTimeout: partTimeoutMs,
      ...(isSub ? subOutput : {})
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: `static/css/[name].${partHash}.css`,
      chunkFilename: `static/css/[name].${partHash}.css`,
      ...(isSub ? subExtract : {})
    },
    // the page's own style sheet travels with it: without words for who reads the source
    htmlPluginOption: production
      ? {
          minify: {
            collapseWhitespace: true,
            keepClosingSlash: true,
            removeComments: true,
            removeRedundantAttributes: true,
            removeScriptTypeAttributes: true,
            removeStyleLinkTypeAttributes: true,
            useShortDoctype: true,
            minifyCSS: true
          }
        }
      : {},
    devServer,
    webpackChain(chain) {
      chain.merge({ optimization: isSub ? optimizationOfSub : optimization })
      if (isSub) asSubApp(chain, root)
      chain.module
        .rule('stagedStart')
        .test(/[\\/]src[\\/]app\.config\.ts$/)
        .enforce('post')
        .use('stagedStart')
        .loader(path.join(root, 'config/stagedStart.cjs'))
      addPageDrawings(chain, laterPages)
      leaveOut(chain, root)
      if (!isSub) addPageParts(chain, root, routes)
      const pdf = pdfFiles(root)
      const map = mapFile(root)
      const live = liveFiles(root)
      chain.plugin('ownFiles').use(new LayFilesPlugin([...pdf.files, ...live.files, map.file]))
      const addresses = {
        PDF_FILES: besideScript(JSON.stringify(pdf.addresses)),
        LIVE_FILES: besideScript(JSON.stringify(live.addresses)),
        MAP_FILE: besideScript(JSON.stringify(map.address))
      }
      chain.plugin('ownAddresses').use(new webpack.DefinePlugin(addresses))
      if (production) chain.devtool(false)
      minifyWithSwc(chain)
      callPlainly(chain)
      markParts(chain)
      chain.performance.hints(false)
    }
  } as H5
}
