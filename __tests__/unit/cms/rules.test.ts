import type { ProductCard } from '@contract'
import { linkTarget, type LinkWorld } from '@/features/cms/link'
import { isEndless, nearestEnd, onlyOnce } from '@/features/cms/products'
import { topGroundOf } from '@/features/cms/topGround'
import { say } from '@/features/cms/words'
import { setLocale } from '@/i18n'
import { isBuilt, routes } from '@/routes'
import { invented, paramsOf } from '../../support/world'

const card = (spuCode: string, flash?: ProductCard['flash']): ProductCard => ({
  spuCode,
  skuCode: `${spuCode}-1`,
  shopCode: 'S1',
  shopName: '店',
  title: spuCode,
  picture: '/p.svg',
  priceFen: 100,
  listPriceFen: 100,
  soldCount: 0,
  inStock: true,
  tags: [],
  ...(flash ? { flash } : {})
})

describe('the links of decorated content', () => {
  const world: LinkWorld = {
    isBuilt: (route) => route !== 'productSearch',
    hosts: ['shop.example.com'],
    opensWeb: true
  }

  it.each([
    ['a built screen', { route: 'productList', params: { keyword: 'a' } }, true],
    ['a screen that needs parameters, with them', { route: 'pay', params: { orderCodes: ['O1'] } }, true],
    ['the same without', { route: 'pay', params: {} }, false],
    ['a product without its code', { route: 'productDetail', params: { spuCode: '<b>' } }, false],
    ['more than an address holds', { route: 'previewImage', params: { urls: Array(20).fill('a'.repeat(300)) } }, false],
    ['a screen that no route has', { route: 'nowhere', params: {} }, false],
    ['a name of every object', { route: 'constructor', params: {} }, false],
    ['a screen that is not built', { route: 'productSearch', params: {} }, false],
    ['a host of the allow-list', { url: 'https://shop.example.com/a?b=c' }, true],
    ['another host', { url: 'https://example.com/a' }, false],
    ['a host that only ends alike', { url: 'https://evilshop.example.com/' }, false],
    ['a host in front of another', { url: 'https://shop.example.com.evil.net/' }, false],
    ['credentials in front of a host', { url: 'https://shop.example.com@evil.net/' }, false],
    ['plain http', { url: 'http://shop.example.com/' }, false],
    ['a script', { url: 'javascript:alert(1)' }, false],
    ['no link', undefined, false]
  ] as const)('%s', (_case, link, opens) => {
    expect(linkTarget(link, world) !== undefined).toBe(opens)
  })

  it.each(routes.map(({ key, built }) => [built ? 'opens' : 'does not open', key] as const))(
    '%s %s with the parameters that it takes, which arrive checked',
    (_says, route) => {
      const params = paramsOf(route, invented)
      const link = { route, params: { ...params, other: '<script>' } }
      expect(linkTarget(link, { ...world, isBuilt })).toEqual(isBuilt(route) ? { route, params } : undefined)
    }
  )

  it('opens no web address where the host has no browser', () => {
    expect(linkTarget({ url: 'https://shop.example.com/' }, { ...world, opensWeb: false })).toBeUndefined()
    expect(linkTarget({ url: 'app:repairs' }, { ...world, opensWeb: false })).toBeUndefined()
    expect(linkTarget({ url: 'app:repairs' }, world)).toEqual({ url: 'app:repairs' })
  })
})

describe('goods of a block', () => {
  it('shows each product once, where it first came', () => {
    expect(onlyOnce([card('A'), card('B'), card('A')]).map(({ spuCode }) => spuCode)).toEqual(['A', 'B'])
  })

  it('counts down to the nearest end of the windows that are open', () => {
    const cards = [
      card('A', { priceFen: 1, startAt: 0, endAt: 300 }),
      card('B', { priceFen: 1, startAt: 0, endAt: 200 }),
      card('C', { priceFen: 1, startAt: 150, endAt: 160 }),
      card('D', { priceFen: 1, startAt: 0, endAt: 100 }),
      card('E')
    ]
    expect(nearestEnd(cards, 100)).toBe(200)
    expect(nearestEnd(cards, 155)).toBe(160)
    expect(nearestEnd(cards, 300)).toBeUndefined()
  })

  it('goes on for ever with recommendations alone', () => {
    expect(isEndless({ scene: 'HOME' }, 0)).toBe(true)
    expect(isEndless({ scene: 'HOME' }, 4)).toBe(false)
    expect(isEndless({ spuCodes: ['A'] }, 0)).toBe(false)
    expect(isEndless({ flash: true }, 0)).toBe(false)
  })
})

describe('the ground behind the top of a page', () => {
  it.each([
    [undefined, '#dcebff', false],
    ['#FFF', '#FFF', false],
    ['#8B0000', '#8B0000', true],
    ['linear-gradient(180deg, #D8E8FF 0%, #F4F6F9 100%)', '#D8E8FF', false],
    ['linear-gradient(180deg, #0A3F96 0%, #F4F6F9 100%)', '#0A3F96', true],
    ['linear-gradient(180deg, red, blue)', '#dcebff', false]
  ])('%s: the bar is %s', (background, bar, dark) => {
    expect(topGroundOf(background)).toMatchObject({ bar, dark })
  })
})

describe('words of a block', () => {
  afterEach(() => setLocale('zh-CN'))

  it('are in the language in use', () => {
    const text = { 'zh-CN': '首页', 'en-US': 'Home' }
    expect(say(text)).toBe('首页')
    setLocale('en-US')
    expect(say(text)).toBe('Home')
    expect(say(undefined)).toBe('')
  })
})
