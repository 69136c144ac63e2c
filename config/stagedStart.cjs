/**
 * Webpack loader for the start that Taro writes (it stands in the place of src/app.config): the router is made in a task
 * of its own, so that a phone is not deaf from the first module to the first screen.
 */
const routerMade = /^createRouter\((.+)\);?$/m

module.exports = function stagedStart(source) {
  if (!routerMade.test(source))
    throw new Error('Taro writes its start in another way now: look at config/stagedStart.cjs')
  return source.replace(routerMade, 'setTimeout(() => createRouter($1))')
}
