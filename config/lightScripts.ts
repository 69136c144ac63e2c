import type { Chain } from './minify'

/**
 * The mini-program's scripts in fewer bytes: webpack writes arrow functions around modules and exports, which every engine
 * that the shop runs on reads (`scripts/lib/engines.mjs`), and a build for production gives both the shortest names, since
 * it keeps none of the build before.
 */
export function lightenScripts(chain: Chain): void {
  chain.output.merge({ environment: { arrowFunction: true, const: true } })
  if (process.env.NODE_ENV !== 'production') return
  chain.optimization.merge({ moduleIds: 'size', chunkIds: 'total-size', mangleExports: 'size' })
}
