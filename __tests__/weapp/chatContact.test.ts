// covers src/features/chat/room/
/** Who answers in the mini-program, by the site's configuration: the chat platform's own service, with a card, or the shop. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { fetchNetwork } from '../../simulator/crawl/nodePorts'
import { walk } from '../../simulator/crawl/tree'
import type { NetworkPort } from '../../simulator/host'
import { shopAndPhone, startPhone } from './phone'

const here = shopAndPhone()

/** Addresses that the phone has asked. */
let addresses: string[] = []
/** The site's configuration with more in it. */
const configured = (more: object): NetworkPort => ({
  send: (request) => {
    addresses.push(request.url)
    const { reply, abort } = fetchNetwork.send(request)
    const change = (body: ArrayBuffer): ArrayBuffer => {
      const text = new TextDecoder().decode(body)
      if (!text.includes('"shopAddress"')) return body
      return new TextEncoder().encode(JSON.stringify({ ...(JSON.parse(text) as object), ...more })).buffer
    }
    return { reply: reply.then((came) => ({ ...came, body: change(came.body) })), abort }
  }
})

async function openChat(more: object, params: object) {
  const shopper = await here.shop.shopper()
  addresses = []
  return here.use(
    await startPhone({
      address: here.address,
      token: await here.shop.tokenOf(shopper.userId),
      userId: shopper.userId,
      page: 'pagesC/customer/backpage',
      params,
      network: configured(more)
    })
  )
}

it('opens the platform’s service by its own button, with the product’s card, on a phone that never saw the shop', async () => {
  const phone = await openChat({ chatKind: 'PLATFORM' }, { skuCode: 'POT' })
  const button = () => [...walk(phone.tree())].find(({ attributes }) => attributes['open-type'] === 'contact')
  await phone.until('the card', () => String(button()?.attributes['send-message-title']).includes('电热水壶'))
  const shown = button()
  assert.ok(shown)
  assert.equal(shown.attributes['show-message-card'], true)
  assert.match(String(shown.attributes['send-message-path']), /^\/pagesB\/productDetail\/index\?/)
  // the shop's own chat was not opened meanwhile
  assert.deepEqual(
    addresses.filter((url) => url.includes('/chat/open')),
    []
  )
})

it('has the shop’s own chat where a vendor’s page would have to be shown, which the mini-program can’t', async () => {
  const vendor = {
    chatKind: 'PAGE',
    chatPage: 'https://im.vendor.example/talk',
    h5LinkAllowList: ['im.vendor.example']
  }
  const phone = await openChat(vendor, {})
  await phone.until('the chat', () => phone.text().includes('发送'))
  assert.ok(![...walk(phone.tree())].some(({ attributes }) => attributes['open-type'] === 'contact'))
})
