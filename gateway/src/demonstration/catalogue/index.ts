/** The whole demonstration catalogue, ready to be seeded. */
import { content } from '../content'
import { partnerContract } from '../partner/contract'
import { partners } from '../partner/people'
import { productsOf } from './build'
import { families } from './families'
import { demonstrationQuestions } from '../questions'
import { serviceFees } from '../fees'
import { makerBills, serviceFaults } from '../fees/faults'
import { chatContent } from '../chat'
import { helpContent } from '../help'
import { kitchenContent } from '../recipes'
import { liveRooms } from '../live'
import { demonstrationManuals } from '../manuals'
import { redPackets } from '../redPackets'
import { riddles } from '../riddles'
import { storyCampaign } from '../stories'
import { withFilms } from '../videos/scenes'
import { demonstrationReviews, reviewTags } from '../reviews'
import { bundles } from './bundles'
import { gifts } from './gifts'
import { couponCodes, couponsFor, givenCoupons } from './coupons'
import { cancelReasons, hotWords, shops, synonyms, systemParameters } from './trade'
import { employeeAllowances, employeeOffers } from '../employees'
import { assists } from '../assists'
import { presales } from '../presales'
import { groupBuys } from '../groupBuys'
import { rebates } from '../rebates'
import { subsidies } from '../subsidies'
import { trialReports, trials } from '../trials'
import { invoices } from '../invoices'
import { outlets } from '../outlets'
import { pointOffers } from '../pointOffers'
import { shopProfiles } from './shopProfiles'
import { categories } from './tree'
import type { DailyFlash, DemonstrationCatalogue } from './types'

/** Three windows of eight hours tile the day, so that one is always running. */
const windows = [
  [0, 8],
  [8, 16],
  [16, 24]
] as const

const flash = (skuCode: string, window: 0 | 1 | 2, priceYuan: number, takenPercent: number): [string, DailyFlash] => [
  skuCode,
  { priceFen: priceYuan * 100, dailyStartHour: windows[window][0], dailyEndHour: windows[window][1], takenPercent }
]

const flashSkus = new Map<string, DailyFlash>([
  flash('QHK1701-S11', 0, 79, 72),
  flash('QKX3512-K11', 0, 299, 41),
  flash('QFB1601-W11', 0, 169, 88),
  flash('QXC6012-C11', 0, 599, 23),
  flash('QFC4083-A11', 1, 549, 62),
  flash('QKZ4018-C11', 1, 219, 35),
  flash('QCF1608-W11', 1, 249, 81),
  flash('QYS3016-W11', 1, 329, 14),
  flash('QHK1520-W11', 2, 99, 76),
  flash('QPB1202-W11', 2, 249, 48),
  flash('QSD0902-W11', 2, 759, 29),
  flash('QKJ3001-W11', 2, 239, 91)
])

const products = withFilms(families.flatMap((family) => productsOf(family, flashSkus)))

export const demonstrationCatalogue: DemonstrationCatalogue = {
  shops,
  shopProfiles,
  categories,
  products,
  bundles,
  gifts,
  reviewTags,
  reviews: () => [...demonstrationReviews(products, categories), ...trialReports],
  questions: () => demonstrationQuestions(products, categories),
  liveRooms,
  manuals: demonstrationManuals,
  coupons: couponsFor(products),
  couponCodes,
  givenCoupons,
  pointOffers,
  invoices,
  hotWords,
  synonyms,
  systemParameters,
  cancelReasons,
  content,
  kitchen: kitchenContent,
  serviceFees,
  serviceFaults,
  makerBills,
  help: helpContent,
  chat: chatContent,
  ownedSkuCodes: ['QFC3061-A11', 'QYT9024-W11'],
  outlets,
  redPackets,
  riddles,
  partnerContract,
  partners,
  storyCampaign,
  groupBuys,
  rebates,
  subsidies,
  // they tile the day, as the windows do: one always runs
  flashSessions: {
    days: 14,
    hours: [
      [0, 10],
      [10, 14],
      [14, 20],
      [20, 24]
    ],
    rows: [
      { allotment: 300, taken: 264 },
      { allotment: 120, taken: 56 },
      { allotment: 80, taken: 73 },
      { allotment: 60, taken: 60 }
    ]
  },
  employeeOffers,
  employeeAllowances,
  assists,
  presales,
  trials
}

export type * from './types'
