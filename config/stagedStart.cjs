const routerMade = /^createRouter\((.+)\);?$/m
const pageTitle = /["']?navigationBarTitleText["']?:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g

/**
 * Webpack loader for the start that Taro writes (it stands in the place of src/app.config). The router is made in a task
 * of its own, so that a phone is not deaf from the first module to the first screen. The browser's tab keeps the shop's
 * name (spec 2.3): a title in a page's configuration is the mini-program's.
 */
module.exports = function stagedStart(source) {
  if (!routerMade.test(source)) throw new Error('Taro writes its start another way now: see config/stagedStart.cjs')
  return source.replace(pageTitle, '').replace(routerMade, 'setTimeout(() => createRouter($1))')
}
