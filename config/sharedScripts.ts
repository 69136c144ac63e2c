import path from 'node:path'
import webpack from 'webpack'
import type { Chain } from './minify'

type Texts = ReadonlyMap<string, string>

/** A script of what subpackages share, which hands over modules and starts nothing. */
const shape =
  /^"use strict";\(wx\.webpackJsonp=wx\.webpackJsonp\|\|\[\]\)\.push\(\[\[([\de,]+)\],\{([\s\S]*)\}\]\);?\s*$/
const isShared = (file: string): boolean => /^[^/]+\/sub-common\/[^/]+\.js$/.test(file)
const required = /require\("([./]+\/sub-common\/[^"]+\.js)"\);/g

/** One script with the modules of several. */
function gathered(texts: Texts, files: readonly string[]): string {
  const parts = files.map((file) => shape.exec(texts.get(file) ?? ''))
  const chunks = parts.map((part) => part?.[1]).join()
  const modules = parts.map((part) => part?.[2]).join()
  return `"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${chunks}],{${modules}}]);`
}

/** A script that requires the one of its package in the place of the first that went into it, and none of the others. */
function requiringOne(file: string, text: string, gone: ReadonlySet<string>, bundle: string): string {
  const folder = path.posix.dirname(file)
  const relative = path.posix.relative(folder, bundle)
  let isRequired = false
  return text.replaceAll(required, (match, script: string) => {
    if (!gone.has(path.posix.join(folder, script))) return match
    if (isRequired) return ''
    isRequired = true
    return `require("${relative}");`
  })
}

/** The scripts that are another text when each package has one script for all that it shares; undefined: it goes. */
export function withOneShared(texts: Texts): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>()
  const all = [...texts.keys()].filter((file) => isShared(file) && shape.test(texts.get(file) ?? '')).sort()
  const packageOf = (file: string) => file.slice(0, file.indexOf('/'))
  for (const name of new Set(all.map(packageOf))) {
    const files = all.filter((file) => packageOf(file) === name)
    const [first, ...others] = files
    if (first === undefined || others.length === 0) continue
    const gone = new Set(files)
    changed.set(first, gathered(texts, files))
    for (const file of others) changed.set(file, undefined)
    for (const [file, text] of texts) {
      if (!file.startsWith(`${name}/`) || !file.endsWith('.js') || gone.has(file)) continue
      const shorter = requiringOne(file, text, gone, first)
      if (shorter !== text) changed.set(file, shorter)
    }
  }
  return changed
}

/** Gathers what is shared once everything has been written. */
class OneShared {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = webpack
    compiler.hooks.thisCompilation.tap('OneShared', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'OneShared', stage }, (assets) => {
        const texts = new Map(
          Object.entries(assets)
            .filter(([file]) => file.endsWith('.js'))
            .map(([file, source]) => [file, source.source().toString()])
        )
        for (const [file, text] of withOneShared(texts)) {
          if (text === undefined) compilation.deleteAsset(file)
          else compilation.updateAsset(file, new sources.RawSource(text))
        }
      })
    })
  }
}

/**
 * Taro gives each module that several subpackages share a script of its own in each of them, and a page requires its
 * dozens one by one. A package has one script for all of them: a module runs when a page first asks for it, so what a page
 * does not use is read and not run. Does nothing while the app is developed.
 */
export function gatherShared(chain: Chain): void {
  if (process.env.NODE_ENV === 'production') chain.plugin('oneShared').use(OneShared)
}
