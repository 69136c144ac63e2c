// covers src/ui/text/RichText, src/ui/text/RichTree, src/lib/richTree
/** A long text of the shop's in the compiled mini-program: its links open, its pictures load as they come near. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fetchNetwork } from '../../simulator/crawl/nodePorts'
import { walk, type Node } from '../../simulator/crawl/tree'
import type { NetworkPort } from '../../simulator/host'
import { startTestGateway, type TestGateway } from '../gateway/support'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'

let shop: TestGateway
let address: string
let spuCode: string
let phone: Phone | undefined
hearRejections(() => phone?.host)
before(async () => {
  shop = await startTestGateway()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const reply = await shop.must('GET /o2srh/v1/pub/platform-products/search', { query: { size: 1 } })
  spuCode = reply.list[0]?.spuCode ?? ''
})
after(() => shop.close())

/** The shop's replies, with another description of the product. */
const describedAs = (descriptionHtml: string): NetworkPort => ({
  send: (request) => {
    const { reply, abort } = fetchNetwork.send(request)
    if (!request.url.includes('pub/product/detail')) return { reply, abort }
    const replyNow = reply.then((answer) => {
      const body = JSON.parse(new TextDecoder().decode(answer.body as ArrayBuffer)) as { data: object }
      const text = JSON.stringify({ ...body, data: { ...body.data, descriptionHtml } })
      return { ...answer, body: new TextEncoder().encode(text).buffer }
    })
    return { reply: replyNow, abort }
  }
})

/** Opens the description; `isShown` says that it is there. */
async function phoneShowing(html: string, isShown: (phone: Phone) => boolean): Promise<Phone> {
  phone = await startPhone({
    address,
    page: 'pagesB/productDetail/h5',
    params: { spuCode },
    network: describedAs(html),
    tall: true
  })
  const phoneNow = phone
  await phoneNow.until('the description', () => isShown(phoneNow))
  return phoneNow
}

const isHosts = ({ tag }: Node) => tag === 'rich-text'
const isTag = ({ className }: Node) => /(^| )h5-(p|h2|strong)( |$)/.test(className)
const all = (phone: Phone, holds: (node: Node) => boolean): Node[] => [...walk(phone.tree())].filter(holds)

const isDrawn = (phone: Phone) => phone.text().includes('细节在此')
const isGiven = (phone: Phone) => all(phone, isHosts).length > 0

describe('a description', () => {
  it('opens a link to a screen of the shop', async () => {
    const running = await phoneShowing(
      '<h2>细节在此</h2><p>先看<a href="/pagesC/feesAndServices/index"><strong>安装收费</strong></a>，再下单 &mdash; 谢谢</p>',
      isDrawn
    )
    try {
      assert.match(running.text(), /再下单 — 谢谢/)
      await running.tap('安装收费')
      await running.until('the page of fees', () => running.route() === 'pagesC/feesAndServices/index')
      assert.deepEqual(running.problems(), [])
    } finally {
      running.stop()
    }
  })

  it('loads a picture within a link late, and keeps its place', async () => {
    const running = await phoneShowing(
      '<p>细节在此</p><p><a href="/pages/index/index"><img src="/storage/pictures/share-home.png" alt="首页" width="300" height="240"></a></p>',
      isDrawn
    )
    try {
      const [picture] = all(running, (node) => node.tag === 'image' && node.attributes['aria-label'] === '首页')
      assert.ok(picture, running.text())
      assert.deepEqual(picture.attributes['lazy-load'], true)
      assert.deepEqual(running.problems(), [])
    } finally {
      running.stop()
    }
  })

  it('leaves a text without links, and a table, to the host', async () => {
    const running = await phoneShowing(
      '<p>细节在此</p><p>一行</p><table><tr><td colspan="2">甲</td></tr></table>',
      isGiven
    )
    try {
      assert.ok(all(running, isHosts).length > 0)
      assert.equal(all(running, isTag).length, 0)
      assert.deepEqual(running.problems(), [])
    } finally {
      running.stop()
    }
  })

  it('draws no more tags than a page can hold', async () => {
    const running = await phoneShowing(
      `<p>细节在此</p>${'<p>行 <a href="/pages/index/index">链</a></p>'.repeat(400)}`,
      isGiven
    )
    try {
      assert.equal(all(running, isTag).length, 0)
    } finally {
      running.stop()
    }
  })
})
