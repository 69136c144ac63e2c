/** Several shops on one gateway, a login at each, and how their calls are sent. */
import { sql } from 'kysely'
import { OWN_TENANT } from '../../../gateway/src/core/tenant'
import type { TestShop, TestShopper } from '../orders/journey-shop'
import { ownerIn, startShopForOwners, type Owner } from '../owners'
import type { AskOptions } from '../support'

export const SEND = 'POST /oauth/public/send-phone-captcha-always'
const LOGIN = 'POST /o2cum/v1/pub/customer-login/register-with-oauth'
const INFO = 'GET /o2cum/v1/customer-info'

export const NORTH = 'north'
export const SOUTH = 'south'
/** How a call names each; the shop's own goes without a name too. */
export const names = [OWN_TENANT, NORTH, SOUTH]
export const headersOf = (tenant: string): Record<string, string> =>
  tenant === OWN_TENANT ? {} : { 'x-tenant': tenant }

let phones = 13_600_000_000
export const freshPhone = (): string => String((phones += 1))

export interface Login {
  token: string
  userId: string
}
/** How calls are sent to the shop of a test's file. */
export function tenantCalls(shopNow: () => TestShop) {
  /** The code that was sent last. */
  async function codeTo(phone: string): Promise<string> {
    const reply = await shopNow()
      .core.db.selectFrom('outbox')
      .select('title')
      .where('recipient', '=', phone)
      .orderBy('created_at', 'desc')
      .execute()
    return reply.map(({ title }) => title).find((title) => /^\d{6}$/.test(title)) ?? ''
  }

  async function proofAt(tenant: string, phone: string) {
    await shopNow().core.db.deleteFrom('captcha_quota').where('phone', 'like', `%${phone}`).execute()
    const { captchaKey } = await shopNow().must(SEND, { body: { phone }, headers: headersOf(tenant) })
    return { phone, captchaKey, captcha: await codeTo(phone) }
  }

  const enter = async (tenant: string, phone: string): Promise<Login> =>
    shopNow().must(LOGIN, { body: await proofAt(tenant, phone), headers: headersOf(tenant) })
  const statusAt = async (tenant: string, token: string): Promise<number> =>
    (await shopNow().ask(INFO, { token, headers: headersOf(tenant) })).status

  /** The same shopper, as they ask at a tenant's. */
  function atTenant(tenant: string, { token, ...rest }: TestShopper): TestShopper {
    const how = (options: { headers?: Record<string, string> } = {}) => ({
      ...options,
      token,
      headers: { ...options.headers, ...headersOf(tenant) }
    })
    return {
      ...rest,
      token,
      ask: (key, options) => shopNow().ask(key, how(options) as AskOptions<typeof key>),
      must: (key, options) => shopNow().must(key, how(options) as AskOptions<typeof key>)
    }
  }

  return { codeTo, proofAt, enter, statusAt, atTenant }
}

/** A shop whose gateway has two more tenants, one that sells and one that does not; the owner's things are at its own. */
export async function startTenants(): Promise<{ shop: TestShop; owner: Owner; logins: Map<string, Login> }> {
  const shop = await startShopForOwners({ tenants: [NORTH, SOUTH] })
  const owner = await ownerIn(shop)
  // one shop with its goods sells at another tenant’s from here on
  await sql`update shop set tenant = ${NORTH} where shop_code = 'S2'`.execute(shop.core.db)
  const logins = new Map<string, Login>()
  const phone = freshPhone()
  for (const tenant of names) logins.set(tenant, await tenantCalls(() => shop).enter(tenant, phone))
  return { shop, owner, logins }
}
