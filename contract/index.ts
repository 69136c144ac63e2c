/**
 * Every endpoint that is built, by `METHOD /path`. The app imports types alone from here (a lint rule), so no schema
 * library reaches a phone; the gateway imports the values.
 */
import { afterSale } from './aftersale/o2asAfterSale'
import { serviceBills } from './aftersale/o2asBills'
import { cart } from './orders/o2cart'
import { checkout } from './orders/o2cht'
import { reviews } from './content/o2cmt'
import { questions } from './content/o2cmtConsults'
import { customer } from './people/o2cum'
import { accounts } from './people/o2cumAccount'
import { employeeInvites } from './people/o2cumInvites'
import { employees } from './activities/o2cumEmployee'
import { footsteps } from './people/o2cumFootstep'
import { vault } from './money/o2cumVault'
import { partners } from './people/o2cumPartner'
import { points } from './rewards/o2cumPoints'
import { stories } from './content/o2cumStory'
import { inventory } from './goods/o2inv'
import { marketing } from './rewards/o2mkt'
import { assists } from './activities/o2mktAssist'
import { presales } from './activities/o2mktPresale'
import { groups } from './activities/o2mktGroups'
import { rebates } from './money/o2srhRebates'
import { redPackets } from './rewards/o2mktRedPackets'
import { riddle } from './rewards/o2mktRiddle'
import { activities } from './activities/o2mktActivities'
import { seckill } from './activities/o2mktSeckill'
import { subsidies } from './activities/o2mktSubsidy'
import { trials } from './activities/o2mktTrials'
import { masterData } from './goods/o2md'
import { contact } from './goods/o2mdContact'
import { outlets } from './goods/o2mdOutlets'
import { shops } from './goods/o2mdShop'
import { message } from './content/o2msg'
import { chat } from './content/o2msgChat'
import { order } from './orders/o2ord'
import { desk } from './orders/o2ordDesk'
import { paying } from './orders/o2ordPaying'
import { parcels } from './orders/o2ordParcels'
import { invoices } from './orders/o2ordInvoices'
import { protection } from './orders/o2ordProtection'
import { receipts } from './orders/o2ordReceipt'
import { restrictions } from './orders/o2ordRestriction'
import { product } from './goods/o2pcm'
import { recipes } from './content/o2pcmRecipes'
import { fees } from './aftersale/o2pcmFees'
import { live } from './content/o2pcmLive'
import { manuals } from './content/o2pcmManuals'
import { problems } from './content/o2pcmProblems'
import { search } from './goods/o2srh'
import { favourites } from './goods/o2wl'
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
