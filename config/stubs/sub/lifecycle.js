// What the host of a sub-application calls: `bootstrap`, `mount`, `unmount` (build `h5:sub`). Each mount evaluates the app's
// modules anew, so that nothing of what they remember outlives it.
'use strict'
const scope = require('./scope')

const page = global
/** A page that loads the script twice still has one app. */
const MOUNTED = Symbol.for('store-sub.mounted')

const mistake = (words) => new Error(`Store sub-application: ${words}`)

function checked({ container, basePath = '/', tenantId, token } = {}) {
  if (!(container instanceof page.Element)) throw mistake('container has to be an element of this page')
  if (typeof basePath !== 'string' || !/^\/[\w\-./~]*$/.test(basePath) || /\/\/|\/\.\.?(\/|$)/.test(basePath))
    throw mistake('basePath has to be a path such as /store')
  if (typeof tenantId !== 'string' || !/^[\w-]{1,64}$/.test(tenantId))
    throw mistake('tenantId has to be a name of letters, digits, - and _')
  if (token !== undefined && (typeof token !== 'string' || !/^[\x21-\x7e]{1,4096}$/.test(token)))
    throw mistake('token has to be one that a header can carry')
  return { container, base: basePath.replace(/\/+$/, ''), tenant: tenantId, token }
}

/** Resolves once the sheet is there, or failed: an app without its looks is better than none. */
const load = (sheet) =>
  new Promise((resolve) => {
    sheet.onload = sheet.onerror = resolve
  })

const sheet = () => {
  const link = page.document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${__webpack_require__.p}sub.css`
  return link
}

/** One turn of the page's own loop, which React's last cleanups take. */
const turn = () => new Promise((resolve) => page.setTimeout(resolve))

/**
 * `steps`: what is evaluated, each in a task of its own. `modules`: those that are evaluated already; `kept`: those that
 * stay so.
 */
exports.lifecycle = (steps, modules, kept) => {
  let own
  let main
  const forget = () => {
    for (const id of Object.keys(modules)) if (!kept.has(String(id))) delete modules[id]
  }
  async function unmount() {
    if (own === undefined) return
    const { close, root } = own
    own = undefined
    root.querySelectorAll('video, audio').forEach((medium) => medium.pause())
    scope.drawn?.forEach((root) => root.unmount())
    scope.drawn = undefined
    await turn()
    close()
    scope.entering = undefined
    forget()
    delete page[MOUNTED]
  }
  return {
    /** Fetches what every mount needs. */
    async bootstrap() {
      main ??= sheet()
    },
    async mount(options) {
      if (page[MOUNTED]) throw mistake('one instance a window; unmount it first, or use a frame for each tenant')
      const { container, base, tenant, token } = checked(options)
      forget()
      main ??= sheet()
      own = scope.open({ container, base, tenant })
      page[MOUNTED] = true
      try {
        const there = load(main)
        scope.addSheet(main)
        await there
        scope.entering = { token }
        for (const step of steps) {
          step()
          await turn()
        }
      } catch (error) {
        await unmount()
        throw error
      }
    },
    unmount
  }
}
