/** Cases as the gateway replies them, for the tests of their screens. */
import type {
  ApplicableRow,
  CaseAmounts,
  CaseDetail,
  CaseExchange,
  CaseRow,
  CaseSummary,
  ExchangeVersion
} from '@contract'

const day = 86_400_000

export const goods = (part: Partial<CaseRow> = {}): CaseRow => ({
  position: 0,
  skuCode: 'K1',
  spuCode: 'P1',
  title: '轻养电饭煲',
  picture: '/p.svg',
  specs: ['奶茶杏'],
  priceFen: 59_900,
  quantity: 1,
  ...part
})

export const summary = (part: Partial<CaseSummary> = {}): CaseSummary => ({
  caseCode: 'CASE-000001',
  orderCode: 'OD1',
  shopCode: 'S1',
  shopName: '栖禾旗舰店',
  kind: 'RETURN',
  state: 'WAIT_RETURN',
  rows: [goods()],
  refundFen: 54_822,
  about: true,
  appliedAt: Date.now() - day,
  changedAt: Date.now() - day,
  dueAt: Date.now() + 2 * day,
  ...part
})

export const amounts = (part: Partial<CaseAmounts> = {}): CaseAmounts => ({
  goodsFen: 59_900,
  couponFen: 4514,
  packetFen: 0,
  pointFen: 564,
  loweredFen: 0,
  points: 564,
  giftFen: 0,
  freightFen: 0,
  takenPoints: 0,
  takenFen: 0,
  postageFen: 0,
  postageLimitFen: 1800,
  refundFen: 54_822,
  about: true,
  ...part
})

export const detail = (part: Partial<CaseDetail> = {}): CaseDetail => ({
  ...summary(),
  reasonCode: 'FAULT',
  reason: '外观有磕碰',
  text: '',
  pictures: [],
  amounts: amounts(),
  timeline: [{ at: Date.now() - day, by: 'SHOPPER', state: 'SUBMITTED', pictures: [] }],
  refunds: [],
  coupons: [],
  ...part
})

export const applicable = (part: Partial<ApplicableRow> = {}): ApplicableRow => ({
  ...goods({ quantity: 2 }),
  orderCode: 'OD1',
  shopCode: 'S1',
  shopName: '栖禾旗舰店',
  open: 2,
  signedAt: Date.now() - 5 * day,
  noReasonUntil: Date.now() + 2 * day,
  warrantyMonths: 12,
  kinds: [
    { kind: 'RETURN', open: true },
    { kind: 'EXCHANGE', open: false, obstacle: 'NOT_OFFERED' }
  ],
  ...part
})

export const offer = (rows: ApplicableRow[] = [applicable()]) => ({
  orderCode: 'OD1',
  now: Date.now(),
  rows,
  reasons: [
    {
      kind: 'RETURN',
      list: [
        { reasonCode: 'CHANGED', text: '不想要了', fault: false, shown: false },
        { reasonCode: 'FAULT', text: '外观有磕碰', fault: true, shown: true }
      ]
    }
  ],
  versions: [],
  cancellable: false
})

export const exchange = (part: Partial<CaseExchange> = {}): CaseExchange => ({
  skuCode: 'K2',
  spuCode: 'P1',
  title: '轻养电饭煲',
  picture: '/p2.svg',
  specs: ['云母白'],
  quantity: 1,
  same: false,
  thenFen: 59_900,
  nowFen: 56_900,
  balanceFen: 3_000,
  held: true,
  tracks: [],
  warrantyMonths: 12,
  ...part
})

/** A row that can be exchanged, and what for. */
export const exchangeOffer = (versions: ExchangeVersion[] = exchangeVersions) => ({
  ...offer([applicable({ kinds: [{ kind: 'EXCHANGE', open: true }] })]),
  versions: [{ position: 0, list: versions }],
  reasons: [{ kind: 'EXCHANGE', list: [{ reasonCode: 'FAULT', text: '外观有磕碰', fault: true, shown: false }] }]
})

const version = (part: Partial<ExchangeVersion>): ExchangeVersion => ({
  skuCode: 'K1',
  specs: ['奶茶杏'],
  picture: '/p.svg',
  priceFen: 59_900,
  same: false,
  state: 'OPEN',
  ...part
})

export const exchangeVersions: ExchangeVersion[] = [
  version({ same: true }),
  version({ skuCode: 'K2', specs: ['云母白'], priceFen: 56_900 }),
  version({ skuCode: 'K3', specs: ['石墨黑'], state: 'NO_STOCK', priceFen: 56_900 }),
  version({ skuCode: 'K4', specs: ['钛金'], state: 'DEARER', priceFen: 69_900 })
]

export const shipping = {
  caseCode: 'CASE-000001',
  returnTo: { name: '栖禾退货仓', phone: '139****7210', address: '嘉兴市望湖路 1288 号' },
  rows: [goods()],
  refundFen: 54_822,
  postageLimitFen: 1800,
  phone: '138****6021',
  days: [],
  pickUpFen: 0
}

export const carriers = {
  list: [
    { carrierCode: 'SQ', name: '顺启速运', prefix: 'SQ', fits: true },
    { carrierCode: 'SJ', name: '速其达', prefix: 'SQ', fits: true },
    { carrierCode: 'YD', name: '云达快运', prefix: 'YD', fits: false }
  ]
}
