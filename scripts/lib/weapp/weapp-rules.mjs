// What the platform asks of app.json and of a compiled mini-program's files. Every function gives sentences; none means fine.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { overBudget, weappMeasures } from '../sizes.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const rootOf = (root) => root.replace(/\/$/, '')

/** Pages that app.json registers: main package first. */
export function pagesOf(app) {
  const sub = (app.subPackages ?? app.subpackages ?? []).flatMap(({ root, pages }) =>
    pages.map((page) => `${rootOf(root)}/${page}`)
  )
  return [...app.pages, ...sub]
}

/** Location and address APIs that app.json must name; the platform refuses an upload that uses one without. */
const privateInfos = [
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
  'getFuzzyLocation'
]
/** KB that the pages of one package may preload together */
const preloadLimit = 2048

/** app.json against the files beside it. `sizes` are KB by package root, '' for main. */
export function appJsonRules(dist, sizes = new Map()) {
  const app = readJson(path.join(dist, 'app.json'))
  const wrong = []
  const pages = pagesOf(app)
  const has = (file) => existsSync(path.join(dist, file))
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) => rootOf(root))
  const packageOf = (page) => roots.find((root) => page.startsWith(`${root}/`)) ?? ''

  for (const page of pages.filter((entry, index) => pages.indexOf(entry) !== index))
    wrong.push(`${page} is registered twice`)
  for (const page of pages) {
    for (const end of ['js', 'json', 'wxml']) if (!has(`${page}.${end}`)) wrong.push(`${page}.${end} is missing`)
  }
  for (const page of app.pages) {
    if (packageOf(page)) wrong.push(`${page} is listed in main and lies in the package ${packageOf(page)}`)
  }

  const tabs = app.tabBar?.list ?? []
  if (app.tabBar && (tabs.length < 2 || tabs.length > 5))
    wrong.push(`the tab bar has ${tabs.length} tabs; two to five may be`)
  for (const { pagePath, text } of tabs) {
    if (!app.pages.includes(pagePath)) wrong.push(`the tab ${pagePath} is not in the main package`)
    if (!text) wrong.push(`the tab ${pagePath} has no words`)
  }
  if (app.tabBar?.custom && !has('custom-tab-bar/index.js'))
    wrong.push('tabBar.custom is on and custom-tab-bar/index is missing')

  const preloads = new Map()
  for (const [page, { packages = [] }] of Object.entries(app.preloadRule ?? {})) {
    if (!pages.includes(page)) wrong.push(`preloadRule names ${page}, which is not registered`)
    for (const root of packages.map(rootOf)) {
      if (root !== '__APP__' && !roots.includes(root))
        wrong.push(`preloadRule of ${page} names ${root}, which is no package`)
      const share = preloads.get(packageOf(page)) ?? new Set()
      preloads.set(packageOf(page), share.add(root))
    }
  }
  for (const [from, packages] of preloads) {
    const kb = [...packages].reduce((sum, root) => sum + (sizes.get(root === '__APP__' ? '' : root) ?? 0), 0)
    if (kb > preloadLimit)
      wrong.push(`pages of ${from || 'main'} preload ${Math.round(kb)} KB; ${preloadLimit} KB may be`)
  }

  const scripts = readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.js') && path.basename(name) !== 'taro.js')
    .map((name) => readFileSync(path.join(dist, name), 'utf8'))
  const component = privateInfos.filter((name) =>
    scripts.some((text) => new RegExp(`(?:\\bwx|[\\w$]\\(\\)|\\.default)\\.${name}\\(`).test(text))
  )
  const declarations = app.requiredPrivateInfos ?? []
  for (const name of component)
    if (!declarations.includes(name)) wrong.push(`requiredPrivateInfos lacks ${name}, which is called`)
  for (const name of declarations)
    if (!component.includes(name)) wrong.push(`requiredPrivateInfos names ${name}, which nothing calls`)
  if (declarations.includes('getLocation') && declarations.includes('getFuzzyLocation')) {
    wrong.push('requiredPrivateInfos may not have both getLocation and getFuzzyLocation')
  }
  if (component.some((name) => /Location/.test(name)) && !app.permission?.['scope.userLocation']?.desc) {
    wrong.push('permission.scope.userLocation has no reason to show')
  }
  if (app.lazyCodeLoading !== 'requiredComponents') wrong.push('lazyCodeLoading is not requiredComponents')
  if (app.__usePrivacyCheck__ !== true) wrong.push('__usePrivacyCheck__ is off')
  return wrong
}

/** Components that a settings file names and that are not there. */
export function componentRules(dist) {
  const wrong = []
  for (const name of readdirSync(dist, { recursive: true }).map((entry) => entry.replaceAll(path.sep, '/'))) {
    if (!name.endsWith('.json')) continue
    for (const component of Object.values(readJson(path.join(dist, name)).usingComponents ?? {})) {
      if (/^(plugin|dynamicLib):/.test(component)) continue
      const target = component.startsWith('/')
        ? component.slice(1)
        : path.posix.join(path.posix.dirname(name), component)
      if (!existsSync(path.join(dist, `${target}.js`))) wrong.push(`${name} uses ${component}, which is missing`)
    }
  }
  return wrong
}

/** Packages against their budgets, KB. */
export const sizeRules = ({ main, subpackages }, budgets) => {
  const whole = main + subpackages.reduce((sum, { kb }) => sum + kb, 0)
  return overBudget(weappMeasures({ whole, main, subpackages }, budgets))
}

/** The platform's own compilers of templates and styles, as miniprogram-compiler ships them. */
export function compileRules(dist) {
  const require = createRequire(import.meta.url)
  const wrong = []
  try {
    require('miniprogram-compiler').wxmlToJs(dist, { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    wrong.push(error.message.trim())
  }
  const systems = { linux: 'linux/wcsc', darwin: 'mac/wcsc', win32: 'windows/wcsc.exe' }
  const program = path.join(
    path.dirname(require.resolve('miniprogram-compiler')),
    'bin',
    systems[process.platform] ?? ''
  )
  // the package's own way swallows what the compiler of styles says
  if (process.platform !== 'win32') chmodSync(program, 0o755)
  const styles = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.wxss'))
  const { status, stdout, stderr } = spawnSync(program, ['-js', ...styles], { cwd: dist, maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) wrong.push(`${stderr}${stdout}`.trim().split('\n')[0] || 'the style sheets do not compile')
  return wrong
}
