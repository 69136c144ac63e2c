import { sql } from 'kysely'
import type { Core } from '../../core/area'
import { OWN_TENANT } from '../../core/tenant'

/** Writes the demonstration's shops and system parameters. */
export async function seedMasterdata(core: Core): Promise<void> {
  const { shops, systemParameters } = await core.catalogue()
  if (shops.length > 0) {
    await core.db
      .insertInto('shop')
      .values(
        shops.map((shop, position) => ({
          shop_code: shop.shopCode,
          position,
          name: JSON.stringify(shop.name),
          slogan: JSON.stringify(shop.slogan),
          logo: shop.logo,
          self_operated: shop.selfOperated,
          freight: JSON.stringify(shop.freight),
          same_day_before_hour: shop.sameDayBeforeHour,
          transit_days: shop.transitDays
        }))
      )
      .execute()
  }
  if (systemParameters.length > 0) {
    await core.db
      .insertInto('system_parameter')
      .values(systemParameters.map(({ code, defaultValue }) => ({ code, default_value: defaultValue })))
      .execute()
  }
}

/** Gives each further tenant of a demonstration one of its shops, the last first, where it has none. */
export async function giveShops({ db, tenants }: Core): Promise<void> {
  for (const tenant of tenants)
    await sql`update shop set tenant = ${tenant}
      where shop_code = (select shop_code from shop where tenant = ${OWN_TENANT} and not self_operated
        order by position desc limit 1)
      and not exists (select from shop where tenant = ${tenant})`.execute(db)
}
