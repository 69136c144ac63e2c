import type { Core } from '../../core/area'
import { giveShop } from './store'

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

/** Gives each further tenant of a demonstration one of its shops, where it has none. */
export async function giveShops({ db, tenants }: Core): Promise<void> {
  for (const tenant of tenants) await giveShop(db, tenant)
}
