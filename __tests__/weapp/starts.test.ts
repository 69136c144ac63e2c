import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { createHost, type AppJson } from './host'

const dist = path.resolve('dist/weapp')
const appJson = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
const subPages = (appJson.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
const allPages = [...appJson.pages, ...subPages]
const files = (readdirSync(dist, { recursive: true }) as string[]).map((name) => name.replaceAll(path.sep, '/'))
const moment = (ms: number) => new Promise((done) => setTimeout(done, ms))

describe('the compiled mini-program', () => {
  it('has script, template and settings of every page that app.json names, each once', () => {
    assert.equal(new Set(allPages).size, allPages.length)
    const missing = allPages
      .flatMap((page) => ['js', 'json', 'wxml'].map((end) => `${page}.${end}`))
      .filter((file) => !existsSync(path.join(dist, file)))
    assert.deepEqual(missing, [])
  })

  it('begins with home, and its tab bar is drawn by itself on four pages of the main package', () => {
    assert.equal(appJson.pages[0], 'pages/index/index')
    assert.equal(appJson.tabBar?.custom, true)
    const tabs = appJson.tabBar?.list.map((tab) => tab.pagePath) ?? []
    assert.equal(tabs.length, 4)
    assert.deepEqual(
      tabs.filter((tab) => !appJson.pages.includes(tab)),
      []
    )
    assert.ok(existsSync(path.join(dist, 'custom-tab-bar/index.js')))
  })

  it('names only components and files that are there', () => {
    const missing: string[] = []
    for (const file of files.filter((name) => name.endsWith('.json'))) {
      const settings = JSON.parse(readFileSync(path.join(dist, file), 'utf8')) as {
        usingComponents?: Record<string, string>
      }
      for (const used of Object.values(settings.usingComponents ?? {})) {
        const target = used.startsWith('/') ? used.slice(1) : path.posix.join(path.posix.dirname(file), used)
        if (!existsSync(path.join(dist, `${target}.js`))) missing.push(`${file} → ${used}`)
      }
    }
    assert.deepEqual(missing, [])
  })

  it('starts without a DOM and without making code from text', async () => {
    const host = createHost(dist)
    assert.equal(host.launch(), 1)
    await moment(20)
    assert.deepEqual(host.problems, [])
  })

  for (const page of allPages) {
    it(`opens ${page} with no parameters and no network, and draws something`, async () => {
      const host = createHost(dist)
      host.launch()
      const opened = host.show(page)
      await moment(120)
      assert.ok(opened.nodes() > 0, 'nothing was drawn')
      opened.unload()
      await moment(10)
      assert.deepEqual(host.problems, [])
    })
  }
})
