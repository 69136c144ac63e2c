// Classes of the built mini-program get short names: what scripts put together and what tests look for stays.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { isKept } from '../../config/keptNames'
import { numbered, numbersOf, shortNamesOf, shortened } from '../../config/shortNames'
import { inRoot } from '../../scripts/lib/run.mjs'

const none = () => false
const textsOf = (sheet, script) =>
  new Map([
    ['page.wxss', sheet],
    ['page.js', script]
  ])
/** Both texts with short names, and the names. */
function both(sheet, script, isKept = none) {
  const texts = textsOf(sheet, script)
  const names = shortNamesOf(texts, isKept)
  return { names, sheet: shortened(sheet, names), script: shortened(script, names) }
}

describe('a class is shortened', () => {
  it('in sheets and scripts alike', () => {
    const { sheet, script } = both(
      '.cart__row{top:0}.cart__row:first-child .cart__sum{}',
      'a("cart__row",x&&"cart__sum")'
    )
    assert.equal(sheet, '.a0{top:0}.a0:first-child .a1{}')
    assert.equal(script, 'a("a0",x&&"a1")')
  })

  it('before its modifier, which a script may put together', () => {
    const { sheet, script } = both('.cart__row--on{}.cart__row{}', '`cart__row cart__row--${x}`')
    assert.equal(sheet, '.a0--on{}.a0{}')
    assert.equal(script, '`a0 a0--${x}`')
  })

  it('in what a script looks for', () => {
    assert.equal(both('.cart__row{}', 'select("#x .cart__row")').script, 'select("#x .a0")')
  })

  it('by a name that no sheet has', () => {
    assert.equal(both('.a0{}.cart__row{}', '"a0 cart__row"').script, '"a0 a1"')
  })

  it('each by a name of its own, which leads back', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}(-[a-z]{1,4})?$/)
    const stems = fc.uniqueArray(
      fc.tuple(word, word).map((parts) => parts.join('__')),
      { minLength: 1, maxLength: 60 }
    )
    fc.assert(
      fc.property(stems, (all) => {
        const sheet = all.map((stem) => `.${stem}{}.${stem}--on{}`).join('')
        const { names, sheet: short } = both(sheet, JSON.stringify(all))
        assert.equal(new Set(names.values()).size, all.length)
        const back = new Map([...names].map(([long, name]) => [name, long]))
        assert.equal(
          short.replaceAll(/(?<=\.)[a-z0-9]+/g, (name) => back.get(name) ?? name),
          sheet
        )
      })
    )
  })
})

describe('a class stays', () => {
  const stays = (sheet, script, isKept) => {
    const result = both(sheet, script, isKept)
    assert.equal(result.sheet, sheet)
    assert.equal(result.script, script)
  }

  it('where a script puts its name together', () => {
    stays('.cart__row{}.cart__sum{}', '["cart__row",`cart__${x}`]')
    stays('.cart__row-a{}', '["cart__row-a",`cart__row-${x}`]')
    stays('.cart__row{}.cart__row-a{}', '["cart__row-a",`cart__row${x}`]')
    stays('.cart__row{}', '["cart__row","cart__"+x]')
    stays('.cart__row{}', '["cart__row","cart__row".concat(x)]')
  })

  it('where no script names it, or no sheet', () => {
    stays('.cart__row{}', '"cart"')
    stays('.cart{}', '"cart__row"')
  })

  it('where it is kept', () => {
    stays('.cart__row{}', '"cart__row"', (stem) => stem === 'cart__row')
  })

  it('within the address of a drawing', () => {
    stays('.cart{background:url("data:cart__row")}', '"cart__row"')
  })
})

describe('a file that subpackages share', () => {
  const files = [
    'pagesB/sub-common/b0f.js',
    'pagesB/sub-common/b0f.wxss',
    'pagesC/sub-common/a1e.js',
    'pagesC/sub-common/b0f.js'
  ]
  const numbers = numbersOf([...files, 'pagesB/cart/cart.js'])

  it('has one number wherever it lies', () => {
    assert.deepEqual(
      [...numbers],
      [
        ['a1e', '0'],
        ['b0f', '1']
      ]
    )
    assert.deepEqual(
      files.map((file) => numbered(file, numbers)),
      ['pagesB/s/1.js', 'pagesB/s/1.wxss', 'pagesC/s/0.js', 'pagesC/s/1.js']
    )
  })

  it('is named by it in scripts and sheets', () => {
    assert.equal(
      numbered('require("../sub-common/b0f.js");require("../sub-vendors.js")', numbers),
      'require("../s/1.js");require("../sub-vendors.js")'
    )
    assert.equal(numbered('@import "./sub-common/b0f.wxss";', numbers), '@import "./s/1.wxss";')
  })
})

describe('what looks at the built mini-program', () => {
  const folders = ['simulator', '__tests__/weapp', '__tests__/simulator', '__tests__/journeys', '__tests__/e2e']
  const files = folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => path.join(folder, name))
  )
  /** The browser's tests that speak of the mini-program. */
  const texts = files
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))
    .filter(({ file, text }) => !file.startsWith(path.join('__tests__', 'e2e')) || /weapp/i.test(file + text))
  const classes = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/[\w)}-]*[a-z0-9)}]__[a-z][a-z0-9-]*/g)].map(([name]) => ({ file, stem: name.split('--')[0] }))
  )
  const saying = (some) => [...new Set(some.map(({ file, stem }) => `${stem} in ${file}`))].join('\n')

  it('names classes whole', () => {
    assert.ok(classes.length > 40)
    assert.equal(saying(classes.filter(({ stem }) => /[)}]/.test(stem))), '')
  })

  it('names those alone that config/keptNames.ts keeps', () => {
    assert.equal(saying(classes.filter(({ stem }) => !isKept(stem))), '', 'add these to config/keptNames.ts')
  })
})
