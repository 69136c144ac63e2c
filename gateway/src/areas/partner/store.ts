import type { Selectable } from 'kysely'
import type { Db, Tables } from '../../core/database'

export type PartnerRecord = Selectable<Tables['partner']>

export const partnerRow = (db: Db, userId: string): Promise<PartnerRecord | undefined> =>
  db.selectFrom('partner').selectAll().where('user_id', '=', userId).executeTakeFirst()

export const partnerRowByCode = (db: Db, code: string): Promise<PartnerRecord | undefined> =>
  db.selectFrom('partner').selectAll().where('partner_code', '=', code).executeTakeFirst()
