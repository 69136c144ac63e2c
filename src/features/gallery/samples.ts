import type { ProductCard } from '@contract'

const drawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><ellipse cx="100" cy="166" rx="60" ry="8" fill="#c3ccda"/><rect x="50" y="60" width="100" height="104" rx="26" fill="${color}"/><rect x="76" y="102" width="48" height="30" rx="8" fill="#2b2e38"/></svg>`
  )}`

const sample = (spuCode: string, over: Partial<ProductCard>): ProductCard => ({
  spuCode,
  skuCode: `${spuCode}-1`,
  shopCode: 'S1',
  shopName: '栖禾自营旗舰店',
  title: '轻养低糖 IH 电饭煲 4L 球釜内胆 24 小时预约',
  picture: drawing('#e9b793'),
  priceFen: 59900,
  listPriceFen: 89900,
  soldCount: 23456,
  inStock: true,
  tags: [
    { text: '满 500 减 60', kind: 'sale' },
    { text: '以旧换新', kind: 'brand' }
  ],
  ...over
})

/** Products at the edges of what a card must bear. */
export const sampleProducts: ProductCard[] = [
  sample('P1', {}),
  sample('P2', {
    title: '双胆压力电饭煲 5L',
    picture: drawing('#3b404e'),
    priceFen: 1_234_567_89,
    listPriceFen: 1_334_567_00,
    soldCount: 612,
    tags: [
      { text: '预售', kind: 'warm' },
      { text: '定金翻倍', kind: 'sale' }
    ]
  }),
  sample('P3', { title: 'Mini rice cooker 1.6 L, quick in 26 minutes', picture: '', listPriceFen: 59900, tags: [] }),
  sample('P4', {
    picture: '/none.png',
    inStock: false,
    soldCount: 0,
    tags: [{ text: '现货', kind: 'ok' }]
  })
]
