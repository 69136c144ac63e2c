/** Back by the swipe or the Android key, without any call of the app's, is a navigation (spec 2.3). */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fetchNetwork } from '../../simulator/crawl/nodePorts'
import { settlementOf } from '../gateway/orders/journey-shop'
import { shopAndPhone, startPhone } from './phone'

const here = shopAndPhone()
const siteFile = 'website-WECHAT.json'

/** A phone whose calls are heard, logged in, at a page. */
async function startAt(page: string, params: object = {}) {
  const shopper = await here.shop.shopper()
  const urls: string[] = []
  const phone = await startPhone({
    address: here.address,
    token: await here.shop.tokenOf(shopper.userId),
    userId: shopper.userId,
    page,
    params,
    network: {
      send: (call) => {
        urls.push(call.url)
        return fetchNetwork.send(call)
      }
    }
  })
  here.use(phone)
  const times = (part: string) => urls.filter((url) => url.includes(part)).length
  const open = async (route: string, values: object) => {
    const query = encodeURIComponent(JSON.stringify(values))
    await phone.host.call('navigateTo', { url: `/${route}?params=${query}` })
    await phone.until(route, () => phone.route() === route)
  }
  return { phone, shopper, times, open }
}

describe('the host’s own back', () => {
  it('to home fetches the site and its pages again', async () => {
    const { phone, times, open } = await startAt('pages/index/index')
    await open('pagesB/productDetail/index', { spuCode: 'P_POT' })
    await phone.until('the product', () => phone.text().includes('电热水壶'))
    await phone.rest()
    const before = times(siteFile)
    phone.host.back()
    await phone.until('home', () => phone.route() === 'pages/index/index')
    await phone.until('the site’s file', () => times(siteFile) === before + 1)
    await phone.rest()
    assert.equal(times(siteFile), before + 1)
  })

  it('from the confirmation asks for the product again', async () => {
    const { phone, shopper, times, open } = await startAt('pagesB/productDetail/index', { spuCode: 'P_POT' })
    await phone.until('the product', () => phone.text().includes('电热水壶'))
    const settlementId = await settlementOf(shopper, { POT: 1 })
    await open('pagesB/settlement/confirmation', { settlementId })
    await phone.until('the settlement', () => phone.text().includes('提交订单'))
    const before = times('/product/detail')
    phone.host.back()
    await phone.until('the product again', () => times('/product/detail') === before + 1)
  })

  it('from a page that leaves no flag asks for nothing again, and coming from the background is no navigation', async () => {
    const { phone, times, open } = await startAt('pagesB/productDetail/index', { spuCode: 'P_POT' })
    await phone.until('the product', () => phone.text().includes('电热水壶'))
    await open('pagesB/productList/productSearch', {})
    await phone.rest()
    const before = [times('/product/detail'), times(siteFile)]
    phone.host.back()
    await phone.until('the product', () => phone.route() === 'pagesB/productDetail/index')
    phone.host.hide()
    await phone.host.show()
    await phone.rest()
    assert.deepEqual([times('/product/detail'), times(siteFile)], before)
  })
})
