// The mini-program's build names a class and children in no call that makes an element, and the element stays the same.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { it } from 'node:test'
import { transformSync } from '@babel/core'
import { inRoot } from '../../scripts/lib/run.mjs'

const shortElements = createRequire(inRoot('package.json'))('./config/plugins/shortElements.cjs')
const runtime = 'import{jsx as j,jsxs as k}from"react/jsx-runtime";'
const transform = (text) =>
  transformSync(runtime + text, { plugins: [shortElements], babelrc: false, configFile: false, compact: true }).code

for (const [what, text, name, call] of [
  ['a class and children', 'j(V,{className:"a",children:b})', 'both', '_both(V,"a",b)'],
  ['several children', 'k(V,{className:"a",children:[b,c]})', 'both', '_both(V,"a",[b,c])'],
  [
    'other props beside both',
    'j(V,{id:1,className:"a","aria-label":l,children:b})',
    'both',
    '_both(V,"a",b,{id:1,"aria-label":l})'
  ],
  ['a class', 'j(V,{className:"a",id:1})', 'classed', '_classed(V,"a",{id:1})'],
  ['children', 'j(V,{children:b,id:1})', 'holding', '_holding(V,b,{id:1})'],
  ['a key', 'j(V,{className:"a"},i)', 'classed', '_classed(V,"a",{},i)']
])
  it(`${what} lose their names`, () => {
    assert.equal(transform(`${text};`), `import{${name} as _${name}}from"react/jsx-runtime";${runtime}${call};`)
  })

for (const [what, text] of [
  ['props are spread, which may hold a class', 'j(V,{className:"a",...p})'],
  ['there is neither', 'j(V,{id:1})'],
  ['props come from elsewhere', 'j(V,p)'],
  ['a prop has a name that is reckoned', 'j(V,{[className]:1})'],
  ['the function is another one', 'q(V,{className:"a",children:b})']
])
  it(`all stays where ${what}`, () => {
    assert.equal(transform(`${text};`), `${runtime}${text};`)
  })
