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

const strips: [string, string, object | undefined, string, (one: Phone) => string][] = [
  [
    'the pictures of a product',
    'pagesB/productDetail/index',
    { spuCode: 'QFC4083' },
    'gallery__scroll',
    (one) => /(\d+)\/\d+/.exec(textOfClass(one, 'gallery__count'))?.[1] ?? ''
  ],
  [
    'the banner of home',
    'pages/index/index',
    undefined,
    'cms-carousel',
    (one) => String(all(one, 'cms-banner__dot').findIndex((dot) => dot.className.includes('--on')) + 1)
  ]
]
const all = (one: Phone, className: string): Node[] =>
  [...walk(one.tree())].filter((node) => node.className.split(' ').includes(className))
const textOfClass = (one: Phone, className: string) =>
  all(one, className)
    .flatMap((node) => [...walk(node)].map(({ text }) => text ?? ''))
    .join('')

describe('pictures that are turned', () => {
  for (const [what, page, params, className, shown] of strips)
    it(`${what}: the place is where they came to rest, and a finger that holds them turns nothing`, async () => {
      const one = await startPhone({ address, page, params })
      phone = one
      try {
        await one.until(what, () => all(one, className).length > 0 && shown(one) === '1')
        const tell = (event: string, detail: Record<string, unknown> = {}) => {
          const [node] = all(one, className)
          const top = one.host.stack().at(-1)
          assert.ok(node && top)
          bubble(one.host, top, node, event, detail)
        }
        const count = all(one, className)
          .flatMap((node) => [...walk(node)])
          .filter(({ className: name }) => /gallery__slide|cms-carousel__slide/.test(name)).length
        const at = (pages: number) => tell('scroll', { scrollLeft: pages * 375, scrollWidth: count * 375 })
        assert.ok(count > 2)

        tell('touchstart')
        at(0.8)
        await one.pass(1000)
        assert.equal(shown(one), '1', 'a finger still holds it')

        // a quick flick: let go before half, carried on by the host
        at(0.3)
        tell('touchend')
        await one.pass(50)
        at(0.7)
        await one.pass(50)
        at(1)
        await one.pass(50)
        assert.equal(shown(one), '1', 'it has not come to rest')
        await one.pass(300)
        assert.equal(shown(one), '2')

        // let go before half, slowly: it goes back
        tell('touchstart')
        at(1.3)
        tell('touchend')
        at(1)
        await one.pass(300)
        assert.equal(shown(one), '2')
        assert.deepEqual(one.problems(), [])
      } finally {
        one.stop()
      }
    })
})
