import path from 'node:path'
import webpack from 'webpack'
import type { Chain } from './minify'

type Texts = ReadonlyMap<string, string>

/** A script of what subpackages share that hands over nothing but modules of sheets, which are empty. */
const empty =
  /^"use strict";\(wx\.webpackJsonp=wx\.webpackJsonp\|\|\[\]\)\.push\(\[\[([\de,]+)\],\{((?:[\de]+:\(\)=>\{\},?)+)\}\]\);$/
const isShared = (file: string): boolean => /^[^/]+\/sub-common\/[^/]+\.js$/.test(file)
const required = /require\("([./]+\/sub-common\/[^"]+\.js)"\);/g

/** One script with the modules of several, in the first one's place. */
function gathered(texts: Texts, files: readonly string[]): string {
  const parts = files.map((file) => empty.exec(texts.get(file) ?? ''))
  const chunks = parts.map((part) => part?.[1]).join()
  const modules = parts.map((part) => part?.[2]).join()
  return `"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${chunks}],{${modules}}]);`
}

/** A script that requires the one of its package in the place of the first empty one, and none of the others. */
function requiringOne(file: string, text: string, empties: ReadonlySet<string>, one: string): string {
  const folder = path.posix.dirname(file)
  const relative = path.posix.relative(folder, one)
  let isRequired = false
  return text.replaceAll(required, (match, script: string) => {
    if (!empties.has(path.posix.join(folder, script))) return match
    if (isRequired) return ''
    isRequired = true
    return `require("${relative}");`
  })
}

/** The scripts that are another text when each package has one script for all its empty modules; undefined: it goes. */
export function withOneEmpty(texts: Texts): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>()
  const all = [...texts.keys()].filter((file) => isShared(file) && empty.test(texts.get(file) ?? '')).sort()
  const packageOf = (file: string) => file.slice(0, file.indexOf('/'))
  for (const name of new Set(all.map(packageOf))) {
    const files = all.filter((file) => packageOf(file) === name)
    const [one, ...others] = files
    if (one === undefined || others.length === 0) continue
    const empties = new Set(files)
    changed.set(one, gathered(texts, files))
    for (const file of others) changed.set(file, undefined)
    for (const [file, text] of texts) {
      if (!file.startsWith(`${name}/`) || !file.endsWith('.js') || empties.has(file)) continue
      const shorter = requiringOne(file, text, empties, one)
      if (shorter !== text) changed.set(file, shorter)
    }
  }
  return changed
}

/** Gathers the empty modules once everything has been written. */
class OneEmpty {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap('OneEmpty', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'OneEmpty', stage }, (assets) => {
        const texts = new Map(
          Object.entries(assets)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, source]) => [file, source.source().toString()])
        )
        for (const [file, text] of withOneEmpty(texts)) {
          if (text === undefined) compilation.deleteAsset(file)
          else compilation.updateAsset(file, new sources.RawSource(text))
        }
      })
    })
  }
}

/**
 * A sheet that several pages share leaves an empty module, and each combination of pages a script of its own for it,
 * which all of them require: a package has one for all. Does nothing while the app is developed.
 */
export function gatherEmpties(chain: Chain): void {
  if (process.env.NODE_ENV === 'production') chain.plugin('oneEmpty').use(OneEmpty)
}
