import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import {
  browserEngines,
  engineRules,
  newerGlobals,
  newerSyntax,
  styleRules,
  weappEngines
} from '../../scripts/lib/engines.mjs'
import { inRoot } from '../../scripts/lib/run.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'engines-'))
after(() => rmSync(folder, { recursive: true, force: true }))

describe('what the oldest engines lack', () => {
  for (const [what, text] of [
    ['an assignment of what is missing', 'let a; a ??= 1'],
    ['a private method', 'class A { #b() {} }'],
    ['a static block', 'class A { static { start() } }'],
    ['a look behind', 'const a = /(?<=b)c/'],
    ['a wait outside of functions', 'await start()']
  ])
    it(`syntax: ${what} is found`, async () => assert.notEqual(await newerSyntax(text, weappEngines), undefined))

  it('syntax of their own is not, nor what a phone may lack of alphabets', async () => {
    const text =
      'class A { b = 1 }; const c = (d) => d?.e ?? [...d], f = /\\p{Emoji_Modifier}/u; async () => { for await (g of h) i() }'
    assert.equal(await newerSyntax(text, weappEngines), undefined)
  })

  it('globals are found; what the store lends and names of its own are not', () => {
    const text =
      'Object.hasOwn(a, "b"); list.at(-1); state.at; words.replaceAll(a, b); my.structuredClone(a); MyObject.groupBy(a)'
    assert.deepEqual(newerGlobals(text), [])
    assert.deepEqual(newerGlobals('structuredClone(a)'), ['structuredClone (iOS 15.4)'])
    assert.deepEqual(newerGlobals('Object.groupBy(a, b)'), ['Object.groupBy (iOS 17.4)'])
    assert.deepEqual(newerGlobals('Promise.any(a)'), ['Promise.any (Chrome 85)'])
    assert.equal(newerGlobals('a.findLast(b)').length, 1)
  })

  it('a spread list before the last argument of an optional call is found, and none that comes last', () => {
    for (const text of ['a?.(...b, 0)', 'a?.b(...c, d)', 'a?.b.c(d, ...e(f), g)'])
      assert.deepEqual(newerGlobals(text), ['a spread list before the last argument of ?. (Chrome 91)'], text)
    for (const text of ['a?.(...b)', 'a?.b(c, ...d)', 'a?.([...b, c])', 'a?.b({ ...c, d })', 'a?.b, c(...d, e)'])
      assert.deepEqual(newerGlobals(text), [], text)
  })

  it('lists the findings of each file of a build', async () => {
    mkdirSync(path.join(folder, 'pages'))
    writeFileSync(path.join(folder, 'pages/a.js'), 'a.current ??= crypto.randomUUID()')
    writeFileSync(path.join(folder, 'app.wxss'), '.a{height:100dvh}.b{gap:8px;inset:0}')
    const messages = await engineRules(folder, weappEngines)
    assert.equal(messages.length, 2)
    assert.match(messages.join(), /pages\/a\.js has syntax .*current .*pages\/a\.js uses crypto\.randomUUID/)
    assert.deepEqual(styleRules(folder), ['app.wxss has small and large viewport heights (iOS 15.4)'])
  })
})

it('the browsers are those of package.json, and those that README names', () => {
  const { production } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).browserslist
  const engines = browserEngines(production)
  assert.deepEqual(engines, ['chrome90', 'safari14.1', 'ios14.5', 'firefox90'])
  const readme = readFileSync(inRoot('README.md'), 'utf8')
  for (const words of ['iOS 14.5', 'Safari 14.1', 'Chrome 90', 'Firefox 90', '2.32.3'])
    assert.ok(readme.includes(words), words)
  assert.throws(() => browserEngines(['last 2 versions']), /last 2 versions/)
})
