/** The single page of the timeline (1154): it shows itself, every way on says how to go on, nothing is asked of the host. */
import assert from 'node:assert/strict'
import process from 'node:process'
import { after, before, describe, it } from 'node:test'
import { startShop, type TestShop } from '../gateway/orders/journey-shop'
import { walk } from '../../simulator/crawl/tree'
import { startPhone, type Phone } from './phone'
import { smallApp, start } from '../simulator/smallApp'

const leading = ['navigateTo', 'redirectTo', 'switchTab', 'reLaunch', 'navigateBack', 'login', 'requestPayment']
const isRefused = (name: string) => `${name}:fail can not be used in single page mode`

describe('a single page', () => {
  let shop: TestShop
  let phone: Phone | undefined
  const reject = (reason: unknown) => phone?.host.rejected(reason)
  before(async () => {
    shop = await startShop()
    process.on('unhandledRejection', reject)
  })
  after(async () => {
    phone?.stop()
    process.off('unhandledRejection', reject)
    await shop.close()
  })

  it('of a product says how to go on at the cart and at buying from the sheet, and asks for nothing', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const page = 'pagesB/productDetail/index'
    const running = await startPhone({ address, page, params: { spuCode: 'P_POT' }, scene: 1154 })
    phone = running
    assert.deepEqual(running.host.appJson.singlePage, { navigationBarFit: 'squeezed' })
    const screenText = () =>
      running.calls('showToast').filter(({ options }) => (options as { title: string }).title.includes('前往小程序'))
        .length
    await running.tap('购物车')
    await running.until('the words at the cart', () => screenText() === 1)
    // the platform's bar above it has the status bar and the capsule
    const bar = [...walk(running.tree())].find(({ className }) => /(^| )ui-nav( |$)/.test(className))
    assert.match(bar?.style ?? '', /padding-top: ?0px; ?padding-bottom: ?0px/)
    await running.tap('立即购买')
    await running.rest()
    await running.tap('立即购买')
    await running.until('the words at buying', () => screenText() === 2)
    assert.equal(running.route(), page)
    assert.deepEqual(
      leading.flatMap((name) => running.calls(name).map(({ outcome }) => outcome)),
      []
    )
    assert.deepEqual(running.problems(), [])
  })
})

describe('the host at a single page', () => {
  it('refuses moving on, login and payment, and lets them through in the whole mini-program', async () => {
    const { host, ask } = await start()
    await host.show({ path: 'deep', scene: 1154 })
    for (const name of leading) assert.equal((await ask(name, { url: '/deep' }))['errMsg'], isRefused(name))
    assert.deepEqual(
      host.stack().map(({ route }) => route),
      ['deep']
    )
    assert.equal((await ask('showToast', { title: 'words' }))['errMsg'], 'showToast:ok')
    await host.show({ path: 'deep', scene: 1155 })
    assert.equal((await ask('switchTab', { url: '/b' }))['errMsg'], 'switchTab:ok')
    assert.equal((await ask('login'))['errMsg'], 'login:ok')
    host.stop()
  })

  it('keeps a storage of its own and draws no tab bar, as the chat app does', async () => {
    let storage: Record<string, string> = { token: '"t"' }
    const keep = { load: () => storage, save: (all: Record<string, string>) => void (storage = all) }
    const { host, ask, log, inside } = await start(smallApp(), { ports: { keep } })
    assert.equal((await ask('getStorage', { key: 'token' }))['data'], 't')
    assert.equal(log().filter((line) => line === 'bar.attached').length, 1)

    await host.show({ path: 'b', scene: 1154 })
    assert.equal((await ask('getStorage', { key: 'token' }))['errMsg'], 'getStorage:fail data not found')
    await ask('setStorage', { key: 'seen', data: 1 })
    assert.deepEqual(host.storage(), { seen: '1' })
    assert.equal(log().filter((line) => line === 'bar.attached').length, 1)
    assert.equal(inside('getCurrentPages().at(-1).getTabBar()'), null)

    await host.show({ path: 'b', scene: 1155 })
    assert.deepEqual(host.storage(), { token: '"t"' })
    assert.deepEqual(storage, { token: '"t"' })
    host.stop()
  })
})
