/** Cards of the compiled mini-program beside the demonstration shop: title, path, and a picture that a card can show. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { hearRejections } from './drawn'
import { startPhone, type Phone } from './phone'
import { startTestGateway, type TestGateway } from '../gateway/support'

let shop: TestGateway
let address: string
let phone: Phone | undefined
hearRejections(() => phone?.host)
before(async () => {
  shop = await startTestGateway()
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => shop.close())

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const custom = 'pagesC/custom/index'
const product = 'pagesB/productDetail/index'

interface Card {
  title: string
  path?: string
  query?: string
  imageUrl?: string
}

async function cardsOf(page: string, params: object | undefined, ready: RegExp, locale?: 'en-US') {
  const newPhone = await startPhone({ address, page, params, locale })
  phone = newPhone
  try {
    await newPhone.until('the page', () => ready.test(newPhone.text()))
    const top = newPhone.host.stack().at(-1)
    assert.ok(top)
    const card = newPhone.host.hook(top, 'onShareAppMessage', { from: 'menu' }) as Card
    const timeline = newPhone.host.hook(top, 'onShareTimeline') as Card | undefined
    assert.deepEqual(newPhone.problems(), [])
    // out of the mini-program's world, whose objects have other prototypes
    return { card: { ...card }, timeline: { ...timeline }, sharing: newPhone.host.sharing(top) }
  } finally {
    newPhone.stop()
  }
}

/** Width and height, when the address answers a PNG and says so. */
async function pngAt(url: string): Promise<[number, number]> {
  const reply = await fetch(new URL(url, address))
  assert.equal(reply.status, 200, url)
  assert.equal(reply.headers.get('content-type'), 'image/png', url)
  const bytes = Buffer.from(await reply.arrayBuffer())
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG', url)
  assert.ok(bytes.length < 128 * 1024, `${url} is ${bytes.length} bytes`)
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

describe('the card', () => {
  const pages: [string, string, object | undefined, RegExp, Card, string][] = [
    [
      'of home',
      'pages/index/index',
      undefined,
      /限时秒杀/,
      { title: '栖禾商城', path: '/pages/index/index', imageUrl: '/storage/pictures/share-home.png' },
      'timelineFlag=1'
    ],
    [
      'of the shop’s own activity',
      custom,
      undefined,
      /把冬天煮暖/,
      {
        title: '暖冬厨房节',
        path: `/${custom}?params=${json({ activity: 'site' })}`,
        imageUrl: '/storage/pictures/share-kitchen.png'
      },
      `params=${json({ activity: 'site' })}&timelineFlag=1`
    ],
    [
      'of an activity by name',
      custom,
      { activity: 'laundry' },
      /冬天也有太阳味/,
      {
        title: '洗烘成套专场',
        path: `/${custom}?params=${json({ activity: 'laundry' })}`,
        imageUrl: '/storage/pictures/share-laundry.png'
      },
      `params=${json({ activity: 'laundry' })}&timelineFlag=1`
    ],
    [
      'of a product in the colour that was chosen',
      product,
      { spuCode: 'QFC4083', skuCode: 'QFC4083-W11' },
      /轻养低糖/,
      {
        title: '栖禾 轻养低糖 IH 电饭煲 球釜内胆 FC4083',
        path: `/${product}?params=${json({ spuCode: 'QFC4083', skuCode: 'QFC4083-W11' })}`,
        imageUrl: '/storage/pictures/rice-cooker-white-front.png'
      },
      `params=${json({ spuCode: 'QFC4083', skuCode: 'QFC4083-W11' })}&timelineFlag=1`
    ],
    [
      'of the campaign for stories',
      'pagesB/myStory/myStory',
      undefined,
      /有你在饭桌旁/,
      {
        title: '30 年 有你在饭桌旁',
        path: '/pagesB/myStory/myStory',
        imageUrl: '/storage/pictures/share-story.png'
      },
      'timelineFlag=1'
    ]
  ]
  for (const [what, page, params, cardText, expected, query] of pages) {
    it(`${what} has its title, its path and a picture in pixels, in a chat and on the timeline`, async () => {
      const { card, timeline } = await cardsOf(page, params, cardText)
      assert.deepEqual(card, expected)
      assert.deepEqual(timeline, { title: expected.title, query, imageUrl: expected.imageUrl })
      const [width, height] = await pngAt(expected.imageUrl ?? '')
      assert.equal(width, 500)
      assert.ok(height >= 400, 'too flat for a card of 5:4')
    })
  }

  // without a picture of its own the host takes one of the page
  const activities: [string, string, RegExp, string][] = [
    ['presales', 'pagesC/activity/presell/presell', /定金会长大/, '预售专区'],
    ['flash sales', 'pagesC/activity/seckill/seckill', /限时秒杀/, '限时秒杀'],
    ['group buys', 'pagesC/activity/groupbuy/groupbuy', /人越多越便宜/, '拼团专区'],
    ['trials', 'pagesC/productTrial/productTrial', /免费送/, '新品试用'],
    ['rebates', 'pagesB/productList/returnProductList', /收货后返给你/, '返利商品'],
    ['the subsidy', 'pagesB/guobuPage/guobuPage', /最高补/, '以旧换新补贴资格']
  ]
  for (const [what, page, cardText, title] of activities) {
    it(`of all ${what} has its title and its path`, async () => {
      const { card, timeline } = await cardsOf(page, undefined, cardText)
      assert.deepEqual(card, { title, path: `/${page}` })
      assert.deepEqual(timeline, { title, query: 'timelineFlag=1' })
    })
  }

  it('of assists is for friends alone: what collects help is not offered to the timeline', async () => {
    const page = 'pagesC/assistment/assistment'
    const { card, timeline, sharing } = await cardsOf(page, undefined, /喊朋友帮一下/)
    assert.deepEqual(card, { title: '好友助力', path: `/${page}` })
    assert.deepEqual(timeline, {})
    assert.deepEqual({ ...sharing }, { friend: true, timeline: false })
  })

  it('speaks the language of the one who shares', async () => {
    const { card } = await cardsOf('pages/index/index', undefined, /Flash sale/, 'en-US')
    assert.equal(card.title, 'Qihe Store')
  })
})

it('every product of the demonstration names a picture for its card, and it is there', async () => {
  const { list } = await shop.must('GET /o2srh/v1/pub/platform-products/medias', { query: { flash: true, size: 20 } })
  assert.ok(list.length > 3)
  const pictures = new Set<string>()
  for (const { spuCode } of list) {
    const { skus } = await shop.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } })
    for (const { sharePicture = 'none', picture } of skus) {
      assert.equal(sharePicture, picture.replace(/\.svg$/, '.png'))
      pictures.add(sharePicture)
    }
  }
  for (const picture of [...pictures].slice(0, 4)) assert.deepEqual(await pngAt(picture), [500, 500])
})
