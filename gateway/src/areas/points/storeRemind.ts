import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import { permits } from '../message'

/**
 * Marks as told the next shopper who has points that end soon, once more when they allow a message later, and says when
 * they end. Whether any of them are left is the ledger's to say.
 */
export async function takeEnding(
  tx: Db,
  now: Date,
  withinMs: number
): Promise<{ user_id: string; ends_at: Date } | undefined> {
  const permission = permits(sql.ref('e.user_id'), 'pointExpire')
  const { rows } = await sql<{ user_id: string; ends_at: Date }>`
    insert into point_reminder as told (user_id, ends_at, at, sent)
    select e.user_id, e.ends_at, ${now}, ${permission} from point_entry e
    left join point_reminder r on r.user_id = e.user_id and r.ends_at = e.ends_at
    where e.ends_at > ${now} and e.ends_at <= ${new Date(now.getTime() + withinMs)}
      and (r.user_id is null or not r.sent and ${permission})
    order by e.ends_at, e.user_id limit 1
    on conflict (user_id, ends_at) do update set sent = true where not told.sent and excluded.sent
    returning user_id, ends_at`.execute(tx)
  return rows[0]
}
