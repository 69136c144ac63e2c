import { createHash } from 'node:crypto'
import path from 'node:path'
import { defineConfig } from '@tarojs/cli'
import { h5 } from './h5'
import { mini } from './mini'
import { readSource } from './readSource'
import { usedCalls, usedComponents } from './plugins/used.mjs'

const root = path.resolve(__dirname, '..')

/** Sources outside src/ that both hosts compile. */
export const outsideSources = [path.join(root, 'domain')]

const settings = [
  'NODE_ENV',
  'TARO_ENV',
  'TARO_APP_GATEWAY',
  'TARO_APP_STORAGE',
  'TARO_APP_CASHIER_HOSTS',
  'TARO_APP_STAGE',
  'TARO_APP_SHELLS',
  'TARO_APP_SCHEME',
  'TARO_APP_SUB',
  'UI_GALLERY'
]
const { drawnTags } = readSource<typeof import('../src/lib/richTree')>(root, 'src/lib/richTree.ts')
/** Tags of HTML that the mini-program draws as views (`src/ui/text/RichTree.weapp.tsx`); 'view' itself is not one of them. */
const htmlTags: [string, object] = [
  '@tarojs/plugin-html',
  {
    modifyElements(inline: string[], block: string[]) {
      const views = [...block, ...inline].filter((tag) => tag !== 'br' && drawnTags.has(tag))
      block.splice(0, block.length, ...views)
      inline.splice(0, inline.length, 'br')
    }
  }
]
/** One cache for each combination of settings and of what Taro's runtime is left of the host. */
const cacheName = createHash('sha256')
  .update(JSON.stringify([settings.map((name) => process.env[name] ?? ''), usedComponents, usedCalls]))
  .digest('hex')
  .slice(0, 12)

export default defineConfig({
  projectName: 'appliance-store',
  date: '2026-11-20',
  designWidth: 375,
  deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
  sourceRoot: 'src',
  outputRoot: process.env.UI_GALLERY
    ? 'dist/ui'
    : process.env.TARO_ENV === 'h5'
      ? process.env.TARO_APP_SUB
        ? 'dist/h5-sub'
        : 'dist/h5'
      : 'dist/weapp',
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  cache: {
    // what is uploaded is built from its sources alone: kept code has named modules by ids they no longer have
    enable: process.env.NODE_ENV !== 'production',
    // what is baked into the entry but is no module of it: a stale cache would build yesterday's list of pages
    name: cacheName,
    buildDependencies: {
      pages: ['src/app.config.ts', 'src/routes/table.ts', 'src/routes/firstCalls.ts'].map((file) =>
        path.join(root, file)
      )
    }
  },
  plugins: [
    ...['ariaTemplates', 'slowTaps', 'lightTemplates'].map((name) => path.resolve(__dirname, `plugins/${name}.ts`)),
    // H5 draws tags of HTML by itself
    ...(process.env.TARO_ENV === 'weapp' ? [htmlTags] : [])
  ],
  alias: {
    '@': path.join(root, 'src'),
    '@domain': path.join(root, 'domain'),
    '@contract': path.join(root, 'contract'),
    cssfilter: path.join(root, 'config/stubs/css-filter.js')
  },
  env: {
    TARO_APP_GATEWAY: JSON.stringify(process.env.TARO_APP_GATEWAY ?? ''),
    TARO_APP_STORAGE: JSON.stringify(process.env.TARO_APP_STORAGE ?? ''),
    TARO_APP_CASHIER_HOSTS: JSON.stringify(process.env.TARO_APP_CASHIER_HOSTS ?? ''),
    TARO_APP_STAGE: JSON.stringify(process.env.TARO_APP_STAGE ?? ''),
    TARO_APP_SHELLS: JSON.stringify(process.env.TARO_APP_SHELLS ?? ''),
    TARO_APP_SCHEME: JSON.stringify(process.env.TARO_APP_SCHEME ?? ''),
    TARO_APP_SUB: JSON.stringify(process.env.TARO_APP_SUB ?? ''),
    UI_GALLERY: JSON.stringify(process.env.UI_GALLERY ?? '')
  },
  h5: h5(root, outsideSources),
  mini: mini(root, outsideSources)
})
