/** What a page of the compiled mini-program draws has its shape in a sheet that the page reads. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'

const dist = path.resolve('dist/weapp')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'))
const isMain = (file: string) => !/^pages[BCD]\//.test(file)
const textOf = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const mainSheets = files
  .filter((file) => isMain(file) && file.endsWith('.wxss'))
  .map(textOf)
  .join('\n')

const shapesOf = (sheet: string, kind: 'ui-icon' | 'ui-empty__drawing' = 'ui-icon') =>
  [...sheet.matchAll(new RegExp(`\\.${kind}--([a-z]+)\\{[^}]*data:`, 'g'))].map(([, name]) => name ?? '')

it('the main package has the shapes of all icons and drawings, and no other package has one of them again', () => {
  for (const [kind, shown, elsewhere] of [
    ['ui-icon', 'cart', 'coin'],
    ['ui-empty__drawing', 'cart', 'lost']
  ] as const) {
    const main = shapesOf(mainSheets, kind)
    assert.ok(main.includes(shown) && main.includes(elsewhere), kind)
    const others = files
      .filter((file) => !isMain(file) && file.endsWith('.wxss'))
      .flatMap((file) => shapesOf(textOf(file), kind))
    assert.deepEqual(
      others.filter((name) => main.includes(name)),
      []
    )
  }
})

it('every icon that a script names has a shape', () => {
  const shapes = new Set(shapesOf(mainSheets))
  const source = readFileSync(path.resolve('src/ui/text/iconNames.ts'), 'utf8')
  const names = [...source.matchAll(/'([a-z]+)'/g)].map(([, name]) => name ?? '')
  assert.ok(names.length > 40)
  assert.deepEqual(
    names.filter((name) => !shapes.has(name)),
    []
  )
})
