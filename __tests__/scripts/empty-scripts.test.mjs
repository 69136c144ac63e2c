// A package of the built mini-program has one script for the empty modules that sheets leave.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withOneEmpty } from '../../config/emptyScripts'

const script = (chunk, modules) => `"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${chunk}],{${modules}}]);`
const files = {
  'app.js': 'require("./sub-common/a.js");',
  'pagesB/sub-common/a.js': script('14', '811:()=>{}'),
  'pagesB/sub-common/b.js': script('7', '12:(s,o,t)=>{t.d(o,{a:()=>c});let c=1}'),
  'pagesB/sub-common/c.js': script('1e3', '812:()=>{},900:()=>{}'),
  'pagesB/cart/cart.js':
    '"use strict";require("../sub-common/c.js");require("../sub-common/b.js");require("../sub-common/a.js");require("../sub-vendors.js");f()',
  'pagesB/deep/er/one.js': 'require("../../sub-common/a.js");g()',
  'pagesB/none/none.js': 'require("../sub-common/b.js");h()',
  'pagesC/sub-common/a.js': script('14', '811:()=>{}'),
  'pagesC/shop/shop.js': 'require("../sub-common/a.js");i()'
}

describe('the empty modules of a package', () => {
  const changed = withOneEmpty(new Map(Object.entries(files)))

  it('stand in one script, each by its own number', () => {
    assert.equal(changed.get('pagesB/sub-common/a.js'), script('14,1e3', '811:()=>{},812:()=>{},900:()=>{}'))
    assert.ok(changed.has('pagesB/sub-common/c.js'))
    assert.equal(changed.get('pagesB/sub-common/c.js'), undefined)
  })

  it('are required once by a page that has any, and by no other', () => {
    assert.equal(
      changed.get('pagesB/cart/cart.js'),
      '"use strict";require("../sub-common/a.js");require("../sub-common/b.js");require("../sub-vendors.js");f()'
    )
    assert.equal(changed.has('pagesB/deep/er/one.js'), false)
    assert.equal(changed.has('pagesB/none/none.js'), false)
  })

  it('stay where they are in a package with one such script, and outside packages', () => {
    assert.deepEqual([...changed.keys()].sort(), [
      'pagesB/cart/cart.js',
      'pagesB/sub-common/a.js',
      'pagesB/sub-common/c.js'
    ])
  })

  it('are all that a script has which goes: one with code stays', () => {
    const withCode = script('1', '811:()=>{},5:(s)=>{s.x=1}')
    const texts = new Map([
      ['pagesB/sub-common/a.js', withCode],
      ['pagesB/sub-common/b.js', withCode]
    ])
    assert.equal(withOneEmpty(texts).size, 0)
  })
})
