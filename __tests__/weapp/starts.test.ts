import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { createClock } from '../../simulator/crawl/clock'
import { fetchNetwork, folderFiles, vmScripts } from '../../simulator/crawl/nodePorts'
import { isBlank, walk } from '../../simulator/crawl/tree'
import { createHost, type AppJson, type Host } from '../../simulator/host'
import { dist, newView, hearRejections } from './drawn'
import { paceOf } from './pace'

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const appJson = JSON.parse(read('app.json')) as AppJson
const pages = [
  ...appJson.pages,
  ...(appJson.subPackages ?? []).flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))
]

let running: Host | undefined
hearRejections(() => running)

/** Starts the build with the phone offline and its packages there from earlier, and gives what the page on top drew. */
async function startOffline(page: string) {
  const { view, treeOf } = newView()
  const clock = createClock()
  const pace = paceOf(clock)
  const host = createHost({
    files: folderFiles(dist),
    scripts: vmScripts(clock.now),
    timers: clock,
    network: fetchNetwork,
    view
  })
  running = host
  pace.watch(host)
  for (const { root } of appJson.subPackages ?? []) await host.call('preDownloadSubpackage', { name: root })
  host.set({ network: 'none' })
  await host.launch({ path: page })
  const treeNow = () => treeOf(host.stack().at(-1))
  await pace.until(() => !isBlank(treeNow()))
  // what is thrown comes after that
  await pace.rest()
  return { host, tree: treeNow() }
}

describe('the compiled mini-program without a network', () => {
  it('begins with home, and draws its own tab bar on four pages', () => {
    assert.equal(appJson.pages[0], 'pages/index/index')
    assert.equal(appJson.tabBar?.custom, true)
    assert.equal(appJson.tabBar?.list.length, 4)
  })

  for (const page of pages) {
    it(`opens ${page} without parameters, and shows something`, async () => {
      const { host, tree } = await startOffline(page)
      assert.equal(isBlank(tree), false)
      assert.deepEqual(
        host.problems.map(({ kind, message }) => `${kind}: ${message}`),
        []
      )
      host.stop()
    })
  }

  it('tells a screen reader what a picture button does', async () => {
    const { host, tree } = await startOffline('pagesC/error/404')
    const buttons = [...walk(tree)].filter((node) => node.attributes['aria-role'] === 'button')
    assert.ok(buttons.some((node) => typeof node.attributes['aria-label'] === 'string'))
    host.stop()
  })

  it('tells a screen reader what is a heading, as a browser is told', async () => {
    const { host, tree } = await startOffline('pages/ucenter/index')
    const roles = [...walk(tree)].map((node) => node.attributes['aria-role'])
    assert.ok(roles.includes('heading'))
    host.stop()
  })

  it('opens the 404 page for an entry that is not registered', async () => {
    const { host } = await startOffline('pagesB/gone/gone')
    assert.equal(host.stack().at(-1)?.route, 'pagesC/error/404')
    assert.deepEqual(host.problems, [])
    host.stop()
  })
})
