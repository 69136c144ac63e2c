import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { privacyEntries, privacyRules, sitemapRules, withGuide } from '../../scripts/lib/weapp/weapp-privacy.mjs'
import { inRoot } from '../../scripts/lib/run.mjs'

const dist = mkdtempSync(path.join(tmpdir(), 'privacy-'))
after(() => rmSync(dist, { recursive: true, force: true }))
const write = (name, content) =>
  writeFileSync(path.join(dist, name), typeof content === 'string' ? content : JSON.stringify(content))
const sitemap = JSON.parse(readFileSync(inRoot('config/sitemap.json'), 'utf8'))
const page = readFileSync(inRoot('docs/MINI-PROGRAM.md'), 'utf8')

describe('the privacy guide', () => {
  it('has an entry for each call of the build, and none for what the runtime alone names', () => {
    write('taro.js', 'a.getWeRunData()')
    write(
      'app.js',
      'x().chooseMedia({}); b.openType="getPhoneNumber"; ask("GET /o2cum/v1/bp-address","POST /o2cum/v1/partner/verify")'
    )
    assert.deepEqual(
      privacyEntries(dist).map(({ entry }) => entry),
      ['收集你的手机号', '收集你的地址', '收集你的身份证号码', '收集你选中的照片或视频信息', '访问你的摄像头']
    )
  })

  it('is refused when the build asks for something else, and needs a purpose for each', () => {
    const privacy = privacyEntries(dist)
    assert.equal(privacyRules(privacy, withGuide(page, privacy)).length, 0)
    assert.equal(privacyRules(privacy.slice(1), withGuide(page, privacy)).length, 1)
    write('app.js', 'x().addPhoneContact()')
    const entries = privacyEntries(dist)
    assert.deepEqual(privacyRules(entries, withGuide(page, entries)), [
      'addPhoneContact is called; say what for: 使用你的通讯录（仅写入）权限'
    ])
  })
})

describe('the sitemap', () => {
  const pages = ['pages/index/index', 'pages/classification/classification', 'pages/cart/cart']
  const subPackages = [
    { root: 'pagesB', pages: ['productDetail/index'] },
    { root: 'pagesC', pages: ['custom/index'] }
  ]
  it('allows what is for everybody and nothing else', () => {
    write('app.json', { pages, subPackages })
    assert.equal(sitemapRules(dist).length, 1)
    write('sitemap.json', sitemap)
    assert.deepEqual(sitemapRules(dist), [])
    write('sitemap.json', { rules: [{ action: 'allow', page: 'pages/cart/cart' }, ...sitemap.rules] })
    assert.deepEqual(sitemapRules(dist), ['sitemap.json allows pages/cart/cart, which is not for everybody'])
    write('sitemap.json', { rules: sitemap.rules.slice(1, -1) })
    assert.equal(sitemapRules(dist).length, 2)
  })
})
