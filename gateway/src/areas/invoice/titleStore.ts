import type { Selectable, Updateable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import type { PartyColumns } from './party'

export type TitleRecord = Selectable<Tables['invoice_title']>

/** Default first, then newest. */
export function titlesOf(db: Db, userId: string): Promise<TitleRecord[]> {
  return db
    .selectFrom('invoice_title')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('title_id')
    .execute()
}

/** One title, only if it is this shopper's. */
export function titleOf(db: Db, userId: string, titleId: string): Promise<TitleRecord | undefined> {
  return db
    .selectFrom('invoice_title')
    .selectAll()
    .where('title_id', '=', titleId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertTitle(
  db: Db,
  title: { userId: string; kind: TitleRecord['kind']; party: PartyColumns; at: Date }
): Promise<string> {
  const titleId = newId('it')
  const { userId, kind, party, at } = title
  await db
    .insertInto('invoice_title')
    .values({ title_id: titleId, user_id: userId, kind, ...party, is_default: false, created_at: at })
    .execute()
  return titleId
}

export async function updateTitle(
  db: Db,
  titleId: string,
  changes: Updateable<Tables['invoice_title']>
): Promise<void> {
  await db.updateTable('invoice_title').set(changes).where('title_id', '=', titleId).execute()
}

export async function deleteTitle(db: Db, titleId: string): Promise<void> {
  await db.deleteFrom('invoice_title').where('title_id', '=', titleId).execute()
}

/** Makes one title the default. Clearing comes first: a unique index allows one default. */
export async function setDefault(db: Db, userId: string, titleId: string): Promise<void> {
  await db
    .updateTable('invoice_title')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute()
  await db.updateTable('invoice_title').set({ is_default: true }).where('title_id', '=', titleId).execute()
}
