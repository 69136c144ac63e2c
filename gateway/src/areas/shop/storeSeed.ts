import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { DemonstrationLicence, DemonstrationShopProfile } from './demonstration'

export async function addProfiles(db: Db, profiles: readonly DemonstrationShopProfile[]): Promise<void> {
  await db
    .insertInto('shop_profile')
    .values(
      profiles.map((profile) => ({
        shop_code: profile.shopCode,
        opened_on: profile.openedOn,
        place: JSON.stringify(profile.place),
        phone: profile.phone,
        promises: JSON.stringify(profile.promises),
        follow_coupon: profile.followCoupon ?? null,
        stars: null,
        starred_at: null,
        closed_at: null,
        closed_for: null,
        closed_by: null
      }))
    )
    .execute()
}

type Licence = DemonstrationLicence & { shopCode: string; position: number; checkedOn: string }

export async function addLicences(db: Db, licences: readonly Licence[]): Promise<void> {
  if (licences.length === 0) return
  await db
    .insertInto('shop_licence')
    .values(
      licences.map((licence) => ({
        shop_code: licence.shopCode,
        kind: licence.kind,
        position: licence.position,
        title: JSON.stringify(licence.title),
        company: licence.company,
        credit_code: licence.creditCode,
        lines: JSON.stringify(licence.lines),
        checked_on: licence.checkedOn
      }))
    )
    .execute()
}

/** So many others follow each shop, and its count says so. */
export async function addFollowers(db: Db, profiles: readonly DemonstrationShopProfile[], now: Date): Promise<void> {
  for (const { shopCode, followers } of profiles) {
    await sql`insert into shop_follow (user_id, shop_code, created_at)
      select 'follower_' || n, ${shopCode}, ${now} from generate_series(1, ${followers}::int) as n`.execute(db)
    await sql`insert into mark_count (kind, thing, count) values ('shop_follow', ${shopCode}, ${followers}::int)
      on conflict (kind, thing) do update set count = mark_count.count + excluded.count`.execute(db)
  }
}
