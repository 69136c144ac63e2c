/** One product with SKUs for page tests. */
import type { ProductDetail, ProductSku } from '@contract'
import { shop } from '../homeSupport'

const colour = { WHITE: '云母白', BLACK: '曜石黑' } as const
const size = { '3L': '3L', '4L': '4L' } as const

export const sku = (
  color: keyof typeof colour,
  volume: keyof typeof size,
  over: Partial<ProductSku> = {}
): ProductSku => ({
  skuCode: `K-${color}-${volume}`,
  specs: [
    { attrCode: 'COLOR', attrName: '颜色', valueCode: color, valueName: colour[color] },
    { attrCode: 'SIZE', attrName: '容量', valueCode: volume, valueName: size[volume] }
  ],
  picture: `/storage/pictures/${color}.svg`,
  priceFen: 59900,
  listPriceFen: 68900,
  available: 86,
  bought: 0,
  ...over
})

/** White in 3L (limit 2) and 4L, black in 4L alone. */
export const product = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  spuCode: 'P1',
  title: '轻养电饭煲',
  subtitle: '米汤分离',
  categoryCode: 'C1',
  onSale: true,
  pictures: ['/storage/pictures/a.svg'],
  tags: [{ text: '热卖', kind: 'warm' }],
  soldCount: 23860,
  services: [{ title: '七天无理由', note: '完好可退' }],
  parameters: [{ name: '型号', value: 'FC4083' }],
  descriptionHtml:
    '<p>每一粒都熟得均匀</p><script>window.hurt = true</script>' +
    '<a href="https://evil.example/">别处</a><a href="/pages/cart/cart">购物车见</a>',
  attributes: [
    {
      attrCode: 'COLOR',
      name: '颜色',
      values: [
        { valueCode: 'WHITE', name: '云母白', swatch: '#f4f6f9' },
        { valueCode: 'BLACK', name: '曜石黑', swatch: '#2b2f38' }
      ]
    },
    {
      attrCode: 'SIZE',
      name: '容量',
      values: [
        { valueCode: '3L', name: '3L' },
        { valueCode: '4L', name: '4L' }
      ]
    }
  ],
  skus: [sku('WHITE', '3L', { purchaseLimit: 2 }), sku('WHITE', '4L', { priceFen: 69900 }), sku('BLACK', '4L')],
  shop,
  ...over
})
