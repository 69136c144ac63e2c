import { sql } from 'kysely'
import type { Db } from '../../core/database'

/**
 * Marks as told the next shopper who has points that end soon, of those who allowed a message, and says when they end.
 * Whether any of them are left is the ledger's to say.
 */
export async function takeEnding(
  tx: Db,
  now: Date,
  withinMs: number
): Promise<{ user_id: string; ends_at: Date } | undefined> {
  const { rows } = await sql<{ user_id: string; ends_at: Date }>`
    insert into point_reminder (user_id, ends_at, at)
    select e.user_id, e.ends_at, ${now} from point_entry e
    join message_permission m on m.user_id = e.user_id and m.template = 'pointExpire' and m.count > 0
    where e.ends_at > ${now} and e.ends_at <= ${new Date(now.getTime() + withinMs)}
      and not exists (select from point_reminder r where r.user_id = e.user_id and r.ends_at = e.ends_at)
    order by e.ends_at, e.user_id limit 1
    on conflict do nothing
    returning user_id, ends_at`.execute(tx)
  return rows[0]
}
