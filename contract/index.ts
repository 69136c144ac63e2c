/**
 * Every endpoint that is built, by `METHOD /path`. The app imports types alone from here (a lint rule), so no schema
 * library reaches a phone; the gateway imports the values.
 */
import { afterSale } from './o2asAfterSale'
import { serviceBills } from './o2asBills'
import { cart } from './o2cart'
import { checkout } from './o2cht'
import { reviews } from './o2cmt'
import { questions } from './o2cmtConsults'
import { customer } from './o2cum'
import { accounts } from './o2cumAccount'
import { employeeInvites } from './o2cumInvites'
import { employees } from './o2cumEmployee'
import { footsteps } from './o2cumFootstep'
import { vault } from './o2cumVault'
import { partners } from './o2cumPartner'
import { points } from './o2cumPoints'
import { stories } from './o2cumStory'
import { inventory } from './o2inv'
import { marketing } from './o2mkt'
import { assists } from './o2mktAssist'
import { presales } from './o2mktPresale'
import { groups } from './o2mktGroups'
import { rebates } from './o2srhRebates'
import { redPackets } from './o2mktRedPackets'
import { riddle } from './o2mktRiddle'
import { activities } from './o2mktActivities'
import { seckill } from './o2mktSeckill'
import { subsidies } from './o2mktSubsidy'
import { trials } from './o2mktTrials'
import { masterData } from './o2md'
import { contact } from './o2mdContact'
import { outlets } from './o2mdOutlets'
import { shops } from './o2mdShop'
import { message } from './o2msg'
import { chat } from './o2msgChat'
import { order } from './o2ord'
import { desk } from './o2ordDesk'
import { paying } from './o2ordPaying'
import { parcels } from './o2ordParcels'
import { invoices } from './o2ordInvoices'
import { protection } from './o2ordProtection'
import { receipts } from './o2ordReceipt'
import { restrictions } from './o2ordRestriction'
import { product } from './o2pcm'
import { recipes } from './o2pcm-recipes'
import { fees } from './o2pcmFees'
import { live } from './o2pcmLive'
import { manuals } from './o2pcmManuals'
import { problems } from './o2pcmProblems'
import { search } from './o2srh'
import { favourites } from './o2wl'
import type { EndpointBody, EndpointData, EndpointDeclaration, EndpointQuery, UploadRule, Write } from './endpoint'

export const contract = {
  ...masterData,
  ...contact,
  ...outlets,
  ...shops,
  ...customer,
  ...accounts,
  ...employeeInvites,
  ...employees,
  ...footsteps,
  ...partners,
  ...points,
  ...vault,
  ...stories,
  ...search,
  ...product,
  ...live,
  ...manuals,
  ...inventory,
  ...cart,
  ...serviceBills,
  ...marketing,
  ...assists,
  ...presales,
  ...groups,
  ...rebates,
  ...redPackets,
  ...riddle,
  ...seckill,
  ...activities,
  ...trials,
  ...subsidies,
  ...checkout,
  ...order,
  ...paying,
  ...desk,
  ...parcels,
  ...invoices,
  ...receipts,
  ...protection,
  ...restrictions,
  ...afterSale,
  ...message,
  ...chat,
  ...reviews,
  ...questions,
  ...recipes,
  ...fees,
  ...problems,
  ...favourites
} satisfies {
  [read: `GET ${string}`]: EndpointDeclaration
  // each says what it changes
  [write: `${'POST' | 'PUT' | 'DELETE'} ${string}`]: Write
}

export type Contract = typeof contract
/** `METHOD /path` of an endpoint, e.g. `GET /o2cart/v1/carts/list`. */
export type EndpointKey = keyof Contract
/** Endpoints that take a file. */
export type UploadKey = { [K in EndpointKey]: Contract[K] extends { upload: UploadRule } ? K : never }[EndpointKey]
export type QueryOf<K extends EndpointKey> = EndpointQuery<Contract[K]>
export type BodyOf<K extends EndpointKey> = EndpointBody<Contract[K]>
export type DataOf<K extends EndpointKey> = EndpointData<Contract[K]>
export type { EndpointDeclaration, TokenNeed, UploadRule } from './endpoint'
export * from './entities'
export type * from './decoration'
export type * from './site'
