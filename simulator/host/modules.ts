/** Loads the compiled scripts: CommonJS by path, subpackages on demand, each file once. */
import { noRealm, type Realm } from './realm'
import type { FilesPort, ScriptPort, Values } from './types'

export interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[]; independent?: boolean }[]
  tabBar?: { custom?: boolean; list: { pagePath: string; text: string }[] }
  window?: Values
  preloadRule?: Record<string, { network?: string; packages: string[] }>
  lazyCodeLoading?: string
  requiredPrivateInfos?: string[]
  usingComponents?: Record<string, string>
  __usePrivacyCheck__?: boolean
  [name: string]: unknown
}

/** `a/b/../c` without dots; a leading slash is the root of the mini-program. */
export function joinPath(folder: string, path: string): string {
  const parts = path.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

export interface Modules {
  appJson: AppJson
  /** Every registered page, main package first. */
  pages: readonly string[]
  isTab(page: string): boolean
  /** Root of a page's package, '' for main. */
  packageOf(page: string): string
  loaded: ReadonlySet<string>
  loadPackage(root: string): Promise<void>
  load(path: string): unknown
  /** A settings file beside a page or component; {} when there is none. */
  settings(path: string): Values
  /** Path being evaluated, for Page() and Component() to know whose they are. */
  evaluating(): string | undefined
}

/** `online`: whether a package that is not there yet can be fetched. */
export function createModules(
  files: FilesPort,
  scripts: ScriptPort,
  online: () => boolean = () => true,
  native: Realm['native'] = noRealm.native
): Modules {
  const text = files.read('app.json')
  if (text === undefined) throw new Error('app.json is missing')
  const appJson = JSON.parse(text) as AppJson
  const subPackages = (appJson.subPackages ?? []).map(({ root, pages }) => ({ root: root.replace(/\/$/, ''), pages }))
  const pages = [
    ...appJson.pages,
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))
  ]
  const packageOf = (path: string) => subPackages.find(({ root }) => path.startsWith(`${root}/`))?.root ?? ''
  const loadedRoots = new Set([''])
  const loading = new Map<string, Promise<void>>()
  const modules = new Map<string, { exports: unknown }>()
  const stack: string[] = []

  function load(path: string): unknown {
    const file = path.endsWith('.js') ? path : `${path}.js`
    const cached = modules.get(file)
    if (cached) return cached.exports
    const root = packageOf(file)
    if (!loadedRoots.has(root)) throw new Error(`module '${file}' is in the package ${root}, which is not loaded`)
    const source = files.read(file)
    if (source === undefined) throw new Error(`module '${file}' is not defined`)
    const module = native({ exports: {} as unknown })
    modules.set(file, module)
    const run = scripts.evaluate(`(function (require, module, exports) {${source}\n})`, file)
    if (typeof run !== 'function') throw new Error(`${file} could not be evaluated`)
    stack.push(file.replace(/\.js$/, ''))
    try {
      const require = native((name: unknown) => load(joinPath(folderOf(file), String(name))))
      Reflect.apply(run, undefined, [require, module, module.exports])
    } catch (error) {
      modules.delete(file)
      throw error
    } finally {
      stack.pop()
    }
    return module.exports
  }

  return {
    appJson,
    pages,
    isTab: (page) => appJson.tabBar?.list.some((tab) => tab.pagePath === page) ?? false,
    packageOf,
    loaded: loadedRoots,
    loadPackage: (root) => {
      if (loadedRoots.has(root)) return Promise.resolve()
      if (!online()) return Promise.reject(new Error(`package ${root}: no network`))
      const under =
        loading.get(root) ??
        Promise.resolve(files.loadPackage?.(root)).then(
          () => void loadedRoots.add(root),
          (error: unknown) => {
            loading.delete(root)
            throw error
          }
        )
      loading.set(root, under)
      return under
    },
    load,
    settings: (path) => {
      const json = files.read(`${path}.json`)
      return json === undefined ? {} : (JSON.parse(json) as Values)
    },
    evaluating: () => stack.at(-1)
  }
}
