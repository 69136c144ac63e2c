import path from 'node:path'
import type webpack from 'webpack'
import type { Chain } from './minify'

/** What webpack keeps of a place where a module calls or reads something that it imports. */
interface ImportUse extends webpack.Dependency {
  ids: string[]
  call?: boolean
  directImport?: boolean
}

/** Our own sources, React and MobX: their functions look at no `this`. Taro's runtime hands over functions of the browser's, which do. */
const looksAtNoThis = /^(?!.*[\\/]node_modules[\\/])|[\\/]node_modules[\\/](?:react|mobx|mobx-react-lite)[\\/]/

const pathOf = (module: webpack.Module | null): string =>
  module !== null && 'resource' in module && typeof module.resource === 'string' ? module.resource : ''

/**
 * Calls imported functions as `module.name(…)`. Webpack writes `(0,module.name)(…)`, so that the function sees no `this`:
 * four bytes in twenty thousand places.
 */
class PlainCalls {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainCalls', (compilation) => {
      compilation.hooks.finishModules.tap('PlainCalls', (modules) => {
        for (const module of modules)
          for (const dependency of module.dependencies) {
            if (dependency.type !== 'harmony import specifier') continue
            const use = dependency as ImportUse
            const from = pathOf(compilation.moduleGraph.getModule(dependency))
            if (use.call && use.ids.length === 1 && from !== '' && looksAtNoThis.test(from)) use.directImport = false
          }
      })
    })
  }
}

/** Scripts of either host without the braces around each call of what they import. */
export function callPlainly(chain: Chain): void {
  if (process.env.NODE_ENV === 'production') chain.plugin('plainCalls').use(PlainCalls)
}

/**
 * The mini-program's scripts in fewer bytes: webpack writes arrow functions around modules and exports, which every engine
 * that the shop runs on reads (`scripts/lib/engines.mjs`), and a build for production gives both the shortest names, since
 * it keeps none of the build before. React's functions that make elements get short names too, by a module of our own.
 */
export function lightenScripts(chain: Chain, root: string): void {
  chain.output.merge({ environment: { arrowFunction: true, const: true } })
  if (process.env.NODE_ENV !== 'production') return
  chain.optimization.merge({ moduleIds: 'size', chunkIds: 'total-size', mangleExports: 'size' })
  chain.resolve.alias
    .set('react/jsx-runtime$', path.join(root, 'config/stubs/jsx-runtime.js'))
    .set('react-elements$', path.join(root, 'node_modules/react/jsx-runtime.js'))
  callPlainly(chain)
}
