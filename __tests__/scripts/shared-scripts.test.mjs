// A package of the built mini-program has one script for the modules that it shares with other packages.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withOneShared } from '../../config/sharedScripts'

const script = (chunk, modules) => `"use strict";(wx.webpackJsonp=wx.webpackJsonp||[]).push([[${chunk}],{${modules}}]);`
const files = {
  'app.js': 'require("./sub-common/a.js");',
  'pagesB/sub-common/a.js': script('14', '811:()=>{}'),
  'pagesB/sub-common/b.js': script('7', '12:(s,o,t)=>{t.d(o,{a:()=>c});let c=[[1],{b:"}]]"}]}'),
  'pagesB/sub-common/c.js': script('1e3', '812:()=>{},900:()=>{}'),
  'pagesB/cart/cart.js':
    '"use strict";require("../sub-common/c.js");require("../sub-common/b.js");require("../sub-vendors.js");f()',
  'pagesB/deep/er/one.js': 'require("../../sub-common/c.js");g()',
  'pagesB/none/none.js': 'require("../sub-vendors.js");h()',
  'pagesC/sub-common/a.js': script('14', '811:()=>{}'),
  'pagesC/shop/shop.js': 'require("../sub-common/a.js");i()'
}

describe('the shared modules of a package', () => {
  const changed = withOneShared(new Map(Object.entries(files)))

  it('stand in one script, each by its own number', () => {
    assert.equal(
      changed.get('pagesB/sub-common/a.js'),
      script('14,7,1e3', '811:()=>{},12:(s,o,t)=>{t.d(o,{a:()=>c});let c=[[1],{b:"}]]"}]},812:()=>{},900:()=>{}')
    )
    for (const gone of ['b', 'c']) {
      assert.ok(changed.has(`pagesB/sub-common/${gone}.js`))
      assert.equal(changed.get(`pagesB/sub-common/${gone}.js`), undefined)
    }
  })

  it('are required once by a page that has any, and by no other', () => {
    assert.equal(
      changed.get('pagesB/cart/cart.js'),
      '"use strict";require("../sub-common/a.js");require("../sub-vendors.js");f()'
    )
    assert.equal(changed.get('pagesB/deep/er/one.js'), 'require("../../sub-common/a.js");g()')
    assert.equal(changed.has('pagesB/none/none.js'), false)
  })

  it('stay where they are in a package with one such script, and outside packages', () => {
    assert.equal(changed.has('pagesC/shop/shop.js'), false)
    assert.equal(changed.has('pagesC/sub-common/a.js'), false)
    assert.equal(changed.has('app.js'), false)
  })

  it('stay where they are in a script that starts something', () => {
    const starting = script('1', '5:(s)=>{s.x=1}').replace('}]);', '},s=>s.O(0,[1],()=>s(5))]);')
    const texts = new Map([
      ['pagesB/sub-common/a.js', starting],
      ['pagesB/sub-common/b.js', starting]
    ])
    assert.equal(withOneShared(texts).size, 0)
  })
})
