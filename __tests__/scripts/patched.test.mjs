// The places of Taro that this build replaces or changes are there: an update that moves one fails here, and not in a
// file that is quietly its own again. docs/UPDATING.md lists them.
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { inRoot } from '../../scripts/lib/run.mjs'

const require = createRequire(inRoot('package.json'))
const stagedStart = require('./config/stagedStart.cjs')
const { internalComponents } = require('@tarojs/shared')

const taroFiles = readdirSync(inRoot('node_modules/@tarojs'), { recursive: true })
  .filter((name) => /\.(js|css)$/.test(name) && !/node_modules/.test(name))
  .map((name) => `/node_modules/@tarojs/${name}`)

/** The patterns that a file of config/ writes. */
function patternsIn(file) {
  const patterns = []
  const look = (node) => {
    if (ts.isRegularExpressionLiteral(node)) patterns.push(new RegExp(node.text.slice(1, node.text.lastIndexOf('/'))))
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, readFileSync(inRoot(file), 'utf8'), ts.ScriptTarget.Latest))
  return patterns
}
/** Those that name files of a package: what a module is, and not what its text holds. */
const namesFiles = ({ source }) => /\\\.(js|css)/.test(source)

describe('what is replaced of Taro', () => {
  for (const [file, least] of [
    ['config/h5.ts', 4],
    ['config/mini.ts', 1],
    ['config/lightTemplates.ts', 1]
  ])
    it(`is there: each pattern of ${file} fits a file`, () => {
      const patterns = patternsIn(file).filter(namesFiles)
      assert.ok(patterns.length >= least, `${patterns.length} patterns`)
      for (const pattern of patterns)
        for (const alternative of pattern.source.includes('shared') ? [pattern.source] : pattern.source.split('|'))
          assert.ok(
            taroFiles.some((name) => new RegExp(alternative).test(name)),
            `no file of Taro fits ${alternative}`
          )
    })

  it('is there: the package that reads addresses', () => {
    assert.ok(existsSync(require.resolve('query-string')))
  })
})

describe('what is changed of Taro', () => {
  it('stops the build where its start is written another way', () => {
    assert.throws(() => stagedStart('mount(app)'), /Taro writes its start another way/)
  })

  it('listens to long presses, which the build leaves out', () => {
    assert.ok('bindLongTap' in internalComponents.View)
  })

  it('says nothing to screen readers, which the build adds', () => {
    assert.ok(!('aria-label' in internalComponents.View))
  })
})
