// Whether every module that the compiled scripts name is among them. A build that kept code from before names modules by
// ids they no longer have, and the page that does throws when it opens.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

/** Modules of one compiled script by id; the script only hands them over. */
function modulesOf(file) {
  const chunks = []
  const nothing = () => undefined
  const names = { wx: { webpackJsonp: chunks }, require: nothing, App: nothing, Page: nothing, Component: nothing }
  vm.runInNewContext(readFileSync(file, 'utf8'), names, { filename: file, timeout: 5000 })
  return Object.assign({}, ...chunks.map(([, modules]) => modules))
}

/** Ids of the modules that a module asks for by the third of webpack's own parameters. */
function namedBy(module) {
  const text = String(module)
  const asks = /^(?:function\s*\w*)?\(?\s*\w+\s*,\s*\w+\s*,\s*(\w+)\s*\)?/.exec(text)?.[1]
  if (!asks) return []
  return [...text.matchAll(new RegExp(`(?<![\\w.$])${asks}\\((\\d+)\\)`, 'g'))].map(([, id]) => id)
}

/** Sentences on modules that are named and not there; none means fine. */
export function moduleRules(dist) {
  const files = readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.js') && name !== 'runtime.js')
    .sort()
  const modulesByFile = new Map(files.map((file) => [file, modulesOf(path.join(dist, file))]))
  const there = new Set([...modulesByFile.values()].flatMap((modules) => Object.keys(modules)))
  return [...modulesByFile].flatMap(([file, modules]) =>
    Object.entries(modules).flatMap(([id, module]) =>
      namedBy(module)
        .filter((moduleId) => !there.has(moduleId))
        .map((moduleId) => `module ${id} of ${file} names module ${moduleId}, which is nowhere`)
    )
  )
}
