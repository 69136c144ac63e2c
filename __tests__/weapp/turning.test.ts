/** Pictures that are turned page by page in the compiled mini-program, heard as a phone with web-view drawing tells it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { bubble } from '../../simulator/crawl/acts'
import { walk, type Node } from '../../simulator/crawl/tree'
import { startTestGateway, type TestGateway } from '../gateway/support'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'

let shop: TestGateway
let address: string
let phone: Phone | undefined
hearRejections(() => phone?.host)
before(async () => {
  shop = await startTestGateway()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => shop.close())

const strips: [string, string, object | undefined, string, (phone: Phone) => string][] = [
  [
    'the pictures of a product',
    'pagesB/productDetail/index',
    { spuCode: 'QFC4083' },
    'gallery__scroll',
    (phone) => /(\d+)\/\d+/.exec(textOfClass(phone, 'gallery__count'))?.[1] ?? ''
  ],
  [
    'the banner of home',
    'pages/index/index',
    undefined,
    'cms-carousel',
    (phone) => String(all(phone, 'cms-banner__dot').findIndex((dot) => dot.className.includes('--on')) + 1)
  ]
]
const all = (phone: Phone, className: string): Node[] =>
  [...walk(phone.tree())].filter((node) => node.className.split(' ').includes(className))
const textOfClass = (phone: Phone, className: string) =>
  all(phone, className)
    .flatMap((node) => [...walk(node)].map(({ text }) => text ?? ''))
    .join('')

describe('pictures that are turned', () => {
  for (const [what, page, params, className, textIn] of strips)
    it(`${what}: the place is where they came to rest, and a finger that holds them turns nothing`, async () => {
      const running = await startPhone({ address, page, params })
      phone = running
      try {
        await running.until(what, () => all(running, className).length > 0 && textIn(running) === '1')
        const tell = (event: string, detail: Record<string, unknown> = {}) => {
          const [node] = all(running, className)
          const top = running.host.stack().at(-1)
          assert.ok(node && top)
          bubble(running.host, top, node, event, detail)
        }
        const count = all(running, className)
          .flatMap((node) => [...walk(node)])
          .filter(({ className: name }) => /gallery__slide|cms-carousel__slide/.test(name)).length
        const scrollTo = (pages: number) => tell('scroll', { scrollLeft: pages * 375, scrollWidth: count * 375 })
        assert.ok(count > 2)

        tell('touchstart')
        scrollTo(0.8)
        await running.pass(1000)
        assert.equal(textIn(running), '1', 'a finger still holds it')

        // a quick flick: let go before half, carried on by the host
        scrollTo(0.3)
        tell('touchend')
        await running.pass(50)
        scrollTo(0.7)
        await running.pass(50)
        scrollTo(1)
        await running.pass(50)
        assert.equal(textIn(running), '1', 'it has not come to rest')
        await running.pass(300)
        assert.equal(textIn(running), '2')

        // let go before half, slowly: it goes back
        tell('touchstart')
        scrollTo(1.3)
        tell('touchend')
        scrollTo(1)
        await running.pass(300)
        assert.equal(textIn(running), '2')
        assert.deepEqual(running.problems(), [])
      } finally {
        running.stop()
      }
    })
})
