import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { moduleRules } from '../../scripts/lib/weapp/weapp-modules.mjs'
import { weappSizes } from '../../scripts/lib/sizes.mjs'
import { appJsonRules, compileRules, componentRules, sizeRules } from '../../scripts/lib/weapp/weapp-rules.mjs'

const dist = path.resolve('dist/weapp')
const sizesNow = weappSizes()
/** KB by package root, '' for main. */
const sizes = new Map([['', sizesNow.main], ...sizesNow.subpackages.map(({ name, kb }) => [name, kb] as const)])
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Parameters<typeof sizeRules>[1]
const copies: string[] = []
after(() => copies.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A copy of the build with something broken. */
function outputOf(change: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'weapp-broken-'))
  copies.push(folder)
  cpSync(dist, folder, { recursive: true })
  change(folder)
  return folder
}
type App = Record<string, unknown> & { pages: string[] }
const withApp = (change: (app: App) => void) =>
  outputOf((folder) => {
    const file = path.join(folder, 'app.json')
    const app = JSON.parse(readFileSync(file, 'utf8')) as App
    change(app)
    writeFileSync(file, JSON.stringify(app))
  })

describe('the build as it would be uploaded', () => {
  it('holds the platform’s rules of app.json, with what each package preloads', () => {
    assert.deepEqual([...sizes.keys()].sort(), ['', 'pagesB', 'pagesC', 'pagesD'])
    for (const kb of sizes.values()) assert.ok(kb > 50, 'a package was not measured')
    assert.deepEqual(appJsonRules(dist, sizes), [])
  })
  it('keeps every package and the whole within its budget', () => assert.deepEqual(sizeRules(sizesNow, budgets), []))
  it('names only components that are there', () => assert.deepEqual(componentRules(dist), []))
  it('has every module that its scripts name', () => assert.deepEqual(moduleRules(dist), []))
  it('listens to no long press, which would take the tap of a finger that rests on a button', () => {
    const templates = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.wxml'))
    assert.ok(templates.length > 10)
    const bound = /(bind|catch)[\w:-]*long(press|tap)/i
    assert.deepEqual(
      templates.filter((file) => bound.test(readFileSync(path.join(dist, file), 'utf8'))),
      []
    )
  })
  it('compiles with the platform’s own compilers of templates and styles', () =>
    assert.deepEqual(compileRules(dist), []))
})

describe('a build that would be refused', () => {
  const cases: [string, (app: App) => void, RegExp][] = [
    ['a page without files', (app) => app.pages.push('pages/gone/gone'), /pages\/gone\/gone\.js is missing/],
    ['a page registered twice', (app) => app.pages.push(app.pages[0]!), /registered twice/],
    [
      'a tab outside the main package',
      (app) => (app['tabBar'] as { list: object[] }).list.push({ pagePath: 'pagesB/pay/pay', text: 'x' }),
      /tab pagesB\/pay\/pay is not in the main package/
    ],
    [
      'a preload of no package',
      (app) => (app['preloadRule'] = { [app.pages[0]!]: { packages: ['pagesX'] } }),
      /no package/
    ],
    ['code that loads at once', (app) => delete app['lazyCodeLoading'], /lazyCodeLoading/],
    [
      'a private API named for nothing',
      (app) => (app['requiredPrivateInfos'] = ['choosePoi']),
      /choosePoi, which nothing calls/
    ]
  ]
  for (const [name, change, words] of cases) {
    it(`is known by ${name}`, () => assert.match(appJsonRules(withApp(change)).join('\n'), words))
  }

  it('is known by a module that is named and not there', () => {
    const folder = outputOf((place) =>
      writeFileSync(
        path.join(place, 'stale.js'),
        '(wx.webpackJsonp=wx.webpackJsonp||[]).push([[1],{7:(e,t,n)=>{n(99999)}}])'
      )
    )
    assert.deepEqual(moduleRules(folder), ['module 7 of stale.js names module 99999, which is nowhere'])
  })
  it('is known by a location API that app.json does not name', () => {
    const folder = outputOf((place) => writeFileSync(path.join(place, 'extra.js'), 'wx.getLocation({})'))
    assert.match(appJsonRules(folder).join('\n'), /requiredPrivateInfos lacks getLocation/)
  })
  it('is known by more than 2 MB that one package preloads', () => {
    assert.match(appJsonRules(dist, new Map([['pagesB', 2100]])).join('\n'), /preload 2100 KB/)
    // each under its own limit, and too much together
    const two = new Map(sizes).set('pagesB', 1100).set('pagesC', 1100)
    assert.match(appJsonRules(dist, two).join('\n'), /pages of main preload 2200 KB/)
  })
  it('is known by a package, or all of them, above the budget', () => {
    const heavy = { main: budgets.weappMain + 1, subpackages: [{ name: 'pagesB', kb: budgets.weappWhole }] }
    assert.deepEqual(
      sizeRules(heavy, budgets).map((words) => words.split(':')[0]),
      ['mini-program whole', 'mini-program main package', 'subpackage pagesB']
    )
  })
  it('is known by a template or a style sheet that does not compile', () => {
    const folder = outputOf((place) => {
      writeFileSync(path.join(place, 'torn.wxml'), '<view><text></view>')
      writeFileSync(path.join(place, 'torn.wxss'), '.a{color:red')
    })
    const words = compileRules(folder)
    assert.match(words[0] ?? '', /torn\.wxml/)
    assert.match(words[1] ?? '', /torn\.wxss/)
  })
})
