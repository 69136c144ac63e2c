/** What a page of the compiled mini-program draws has its shape in a sheet that the page reads. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'

const dist = path.resolve('dist/weapp')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'))
const isMain = (file: string) => !/^pages[BCD]\//.test(file)
const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8')
/** Libraries draw no icon, and call their own things "filter" and "sort". */
const isOurs = (file: string) => !['taro.js', 'vendors.js'].includes(file)
const allOf = (end: string) =>
  files
    .filter((file) => isMain(file) && isOurs(file) && file.endsWith(end))
    .map(textOf)
    .join('\n')

const shapesOf = (sheet: string, kind: 'ui-icon' | 'ui-empty__drawing' = 'ui-icon') =>
  [...sheet.matchAll(new RegExp(`\\.${kind}--([a-z]+)\\{[^}]*data:`, 'g'))].map(([, name]) => name ?? '')

it('the main package names no icon and no drawing that only subpackages have the shape of', () => {
  const scripts = allOf('.js')
  for (const [kind, here, there, naming] of [
    ['ui-icon', 'cart', 'coin', (name: string) => new RegExp(`[:,(?[]"${name}"`)],
    ['ui-empty__drawing', 'cart', 'lost', (name: string) => new RegExp(`drawing:"${name}"`)]
  ] as const) {
    const main = new Set(shapesOf(allOf('.wxss'), kind))
    const others = files
      .filter((file) => !isMain(file) && file.endsWith('.wxss'))
      .flatMap((file) => shapesOf(textOf(file), kind))
      .filter((name) => !main.has(name))
    assert.ok(main.has(here) && others.includes(there))
    assert.deepEqual(
      [...new Set(others)].filter((name) => naming(name).test(scripts)),
      []
    )
  }
})

it('every page of a subpackage reads the sheet with the shapes of its icons', () => {
  const withShapes = files.filter(
    (file) => !isMain(file) && file.endsWith('.wxss') && shapesOf(textOf(file)).includes('coin')
  )
  const pages = (JSON.parse(textOf('app.json')) as { subPackages: { root: string; pages: string[] }[] }).subPackages
  for (const { root, pages: own } of pages) {
    for (const page of own) {
      const sheet = `${root}/${page}.wxss`
      const read = files.includes(sheet) ? textOf(sheet) : ''
      assert.ok(
        withShapes.some((file) => read.includes(path.basename(file)) && file.startsWith(root)),
        `${root}/${page}`
      )
    }
  }
})
