// Sheets of the web app as those of a sub-application: below its root's class, by a unit of its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { animationsOf, subSheet } from '../../config/subSheet'

const below = (css) => subSheet(css, false)

test('every rule stands below the root, and what is the page’s is the root’s', () => {
  assert.equal(below('.a,.b>i{c:d}'), '.store-sub .a,.store-sub .b>i{c:d}')
  assert.equal(below('html,body,#app{a:b}'), '.store-sub,.store-sub,.store-sub #app{a:b}')
  assert.equal(below('html body .x{a:b}:root[data-x] .t{a:b}'), '.store-sub .x{a:b}.store-sub[data-x] .t{a:b}')
  assert.equal(below('*{a:b}.body-x{a:b}'), '.store-sub *{a:b}.store-sub .body-x{a:b}')
  assert.equal(below('@media (min-width:541px){.a{b:c}}'), '@media (min-width:541px){.store-sub .a{b:c}}')
})

test('signs inside strings, addresses and brackets begin nothing', () => {
  assert.equal(below('.a:not(.b,.c):after{content:"},.x{"}'), '.store-sub .a:not(.b,.c):after{content:"},.x{"}')
  assert.equal(
    below('.a{background:url(data:image/svg+xml;a{b})}.b{c:d}'),
    '.store-sub .a{background:url(data:image/svg+xml;a{b})}.store-sub .b{c:d}'
  )
})

test('what names no element stays: typefaces, a charset', () => {
  for (const css of ['@charset "utf-8";', '@font-face{font-family:x}']) assert.equal(below(css), css)
})

test('prefixes animation names, both where they are declared and where they are used', () => {
  assert.equal(
    below('@keyframes turn{from{top:0}to{top:1px}}.turn{animation:turn 1s linear infinite;color:red}'),
    '@keyframes store-sub-turn{from{top:0}to{top:1px}}.store-sub .turn{animation:store-sub-turn 1s linear infinite;color:red}'
  )
  assert.equal(
    below('@-webkit-keyframes in{to{top:0}}@media print{.a{-webkit-animation:in 1s}.b{animation-name:in,in-two}}'),
    '@-webkit-keyframes store-sub-in{to{top:0}}@media print{.store-sub .a{-webkit-animation:store-sub-in 1s}.store-sub .b{animation-name:store-sub-in,in-two}}'
  )
  // names of another sheet, of nobody, and what is no name
  assert.equal(
    subSheet('.a{animation:turn 1s;transition:turn 1s}.b{animation:none}', false, ['turn', 'turning']),
    '.store-sub .a{animation:store-sub-turn 1s;transition:turn 1s}.store-sub .b{animation:none}'
  )
  assert.deepEqual(animationsOf('@keyframes a{to{top:0}}@media print{@keyframes b-c{to{top:0}}}'), ['a', 'b-c'])
})

test('lengths count by the root’s own unit, and not in what a screen is asked', () => {
  assert.equal(below('.a{margin:-.5rem 1.25rem}'), '.store-sub .a{margin:calc(var(--rem)*-.5) calc(var(--rem)*1.25)}')
  assert.equal(below('@media (min-width:30rem){.a{b:c}}'), '@media (min-width:30rem){.store-sub .a{b:c}}')
  assert.match(subSheet('.a{b:c}', true), /^\.store-sub\{--rem:[^}]+\}\.store-sub \.a\{b:c\}$/)
})
