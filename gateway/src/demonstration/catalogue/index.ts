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
import { flashSessions, skusInSessions } from './flashSessions'
import type { Catalogue } from './types'

const products = withFilms(families.flatMap((family) => productsOf(family, skusInSessions)))

export const demonstrationCatalogue: Catalogue = {
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
  flashSessions,
  employeeOffers,
  employeeAllowances,
  assists,
  presales,
  trials
}

export type * from './types'
