/** A shop of a few lines for page tests: answers what home, categories and their blocks ask for. */
import { contract } from '../../contract'
import type { Category, CouponOffer, ProductCard, ShopCard } from '@contract'
import type { RequestInput, RequestOutcome } from '@/platform/request/types'
import { isRegisteredPath } from '@/routes/table'
import { provideUi } from '@/ui/ports'
import { FakeGateway, raw, reply, serverTime } from '../support/gateway'

export const words = (zh: string, en = `${zh} en`) => ({ 'zh-CN': zh, 'en-US': en })

export const card = (number: number, over: Partial<ProductCard> = {}): ProductCard => ({
  spuCode: `P${number}`,
  skuCode: `P${number}-1`,
  shopCode: 'S1',
  shopName: '旗舰店',
  title: `商品 ${number}`,
  picture: `/storage/pictures/p${number}.svg`,
  priceFen: 19900,
  listPriceFen: 29900,
  soldCount: 87,
  inStock: true,
  tags: [],
  ...over
})

export const shop: ShopCard = {
  shopCode: 'S1',
  shopName: '栖禾旗舰店',
  logo: '/storage/logo.svg',
  slogan: '官方直营',
  productCount: 40,
  soldCount: 12000,
  selfOperated: true
}

export const coupon = (state: CouponOffer['state'], couponCode = 'C1'): CouponOffer => ({
  couponCode,
  name: '开店券',
  benefit: 'AMOUNT',
  amountFen: 2000,
  thresholdFen: 19900,
  shopCode: null,
  startAt: 0,
  endAt: 9_999_999_999_999,
  state
})

export const categories: Category[] = [
  {
    categoryCode: 'C01',
    name: '厨房大电',
    groups: [
      { categoryCode: 'C0101', name: '烟机', children: [{ categoryCode: 'C010101', name: '侧吸', picture: '/a.svg' }] }
    ]
  },
  {
    categoryCode: 'C02',
    name: '厨房小电',
    banner: { title: '一人食', subtitle: '也要好好吃', picture: '/b.svg', categoryCode: 'C02' },
    groups: [
      {
        categoryCode: 'C0201',
        name: '电饭煲',
        children: [
          { categoryCode: 'C020101', name: '低糖', picture: '/c.svg' },
          { categoryCode: 'C020102', name: 'IH 加热', picture: '/d.svg' },
          { categoryCode: 'C020103', name: '压力煲', picture: '/e.svg' }
        ]
      }
    ]
  }
]

type Answer = unknown | ((input: RequestInput) => unknown)

export const site = {
  onlineShopName: '栖禾商城',
  onlineShopNameEn: 'Qihe Store',
  cmsDecorationUrl: '/bbccms/pages.json',
  pubLovResourceUrl: '/lists.json',
  defLanguageCode: 'zh-CN',
  multilanguageUrl: '',
  onlineShopCode: 'MALL',
  tenantId: '2',
  currencySymbol: '¥',
  terminalTypeCode: 'H5',
  regionResourceUrl: '/regions.json',
  h5LinkAllowList: ['shop.example.com']
}

export const pageOf = (blocks: unknown[], extra: object = {}) => ({
  pages: [
    {
      path: '/pages/index/index',
      pageName: 'index',
      default: { title: words('首页'), blocks },
      archivePages: [],
      ...extra
    }
  ],
  availability: [{ pageName: 'index', havepage: true }]
})

const keyedEndpoints = Object.entries(contract).flatMap(([key, { idempotent }]) => {
  const [method = '', path = ''] = key.split(' ')
  return idempotent ? [{ method, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }] : []
})
/** Whether a write lacks the key that the contract asks for. */
const lacksKey = ({ method, url, headers }: RequestInput): boolean =>
  headers['idempotency-key'] === undefined &&
  keyedEndpoints.some((endpoint) => endpoint.method === method && endpoint.path.test(url.split('?')[0] ?? ''))

/** Paths (or parts of them) → data, `Error` for a failure, `{refused: {code, message}}` for a refusal. What is not named is not found. */
export class FakeShop extends FakeGateway {
  readonly answers = new Map<string, Answer>([
    ['website-WECHAT.json', site],
    ['/lists.json', {}],
    ['/bbccms/pages.json', pageOf([])],
    ['/hot-word', { list: [{ word: '低糖电饭煲', hot: true }] }],
    ['/platform-products/medias', { list: [card(1), card(2)] }],
    ['/product/recommend', { list: [card(11), card(12)], total: 2, page: 1, size: 10 }],
    ['/coupon/can-received', { list: [coupon('AVAILABLE')] }],
    ['/online-shop-list/search', { list: [], total: 0, page: 1, size: 1 }],
    ['/online-shop?', { list: [shop] }],
    ['/product/categories', { list: categories }]
  ])

  override install(): this {
    provideUi({ isScreen: isRegisteredPath })
    return super.install()
  }

  answer(path: string, answer: Answer): this {
    this.answers.set(path, answer)
    return this
  }

  protected override outcomeOf(input: RequestInput): RequestOutcome {
    // as the gateway does
    if (lacksKey(input)) return raw('{"failed":true,"code":"F","message":"no idempotency-key"}', 400, serverTime())
    const match = [...this.answers].find(([path]) => input.url.includes(path))
    if (!match) return raw('', 404, serverTime())
    const [, answer] = match
    const data: unknown = typeof answer === 'function' ? (answer as (input: RequestInput) => unknown)(input) : answer
    if (data instanceof Error) return data.message === 'offline' ? { kind: 'offline' } : raw('', 500, serverTime())
    const refusal = (data as { refused?: { code: string; message: string } } | null)?.refused
    if (refusal) return raw(JSON.stringify({ ...refusal, success: false, failed: true }), 200, serverTime())
    return input.url.endsWith('.json') ? raw(JSON.stringify(data), 200, serverTime()) : reply(data, 200, serverTime())
  }
}

/** Watches what comes near in the browser's place: `observe` gets each element and the function that says it is near. */
export function watchNearness(observe: (target: Element, tell: () => void) => void): void {
  class Watcher {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry
      // a stand-in has only what the screens call
      observe(target, () => this.callback([entry], this as unknown as IntersectionObserver))
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
  // it has no margins and thresholds, which no screen reads back
  window.IntersectionObserver = Watcher as unknown as typeof IntersectionObserver
}

/** Everything counts as near. */
export const seeEverything = (): void => watchNearness((_, tell) => tell())
