const path = require('node:path')

const routerMade = /^createRouter\((\w+), (\w+), (.+)\);?$/m
const pageTitle = /["']?navigationBarTitleText["']?:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g
/** Asked for with this, the module is the start itself and not the steps to it. */
const startQuery = '?start'
/** What is evaluated before the app, each in a task of its own: files of config/stubs, in order. */
const before = ['first-view', 'react-dom', 'framework', 'client', 'stores', 'router', 'screens', 'start']
/** The same where the app is mounted into somebody else's page (build `h5:sub`). */
const beforeSub = ['sub/enter', ...before.slice(1, -1), 'sub/lengths', 'start']
const isSub = process.env.TARO_APP_SUB === '1'

/**
 * Webpack loader for the start that Taro writes (it stands in the place of src/app.config). What the app stands on, the app,
 * and the router are each evaluated in a task of their own, so that a phone is not deaf from the first module to the first
 * screen; scripts of the HTML are no such limit, several that have come run in one task. Pages are mounted in turns
 * (config/stubs/mount.js). The browser's tab keeps the shop's name (spec 2.3): a title in a page's configuration is the
 * mini-program's.
 */
module.exports = function stagedStart(source) {
  if (!routerMade.test(source)) throw new Error('Taro writes its start another way now: see config/stagedStart.cjs')
  if (this.resourceQuery !== startQuery) {
    const requests = [
      ...(isSub ? beforeSub : before).map((name) => path.join(__dirname, 'stubs', `${name}.js`)),
      this.resourcePath + startQuery
    ]
    const steps = requests.map(
      (request) => `() => require(${JSON.stringify(this.utils.contextify(this.context, request))})`
    )
    if (isSub) {
      const [scope, lifecycle] = ['scope', 'lifecycle'].map((name) =>
        JSON.stringify(this.utils.contextify(this.context, path.join(__dirname, 'stubs/sub', `${name}.js`)))
      )
      return `const kept = [module.id, require.resolve(${scope}), require.resolve(${lifecycle})].map(String)
module.exports = require(${lifecycle}).lifecycle([${steps.join(', ')}], require.cache, new Set(kept))`
    }
    return `const steps = [${steps.join(', ')}]
const next = () => {
  steps.shift()()
  if (steps.length) setTimeout(next)
}
next()`
  }
  const mount = JSON.stringify(this.utils.contextify(this.context, path.join(__dirname, 'stubs', 'mount.js')))
  const start = source
    .replace(pageTitle, '')
    .replace(routerMade, 'setTimeout(() => createRouter($1, mountInTurns($2), $3))')
  return `import { mountInTurns } from ${mount}\n${start}`
}
