import type { Selectable, Updateable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import { ownListIn } from '../../core/database/ownList'
import type { PartyColumns } from './party'

export type TitleRecord = Selectable<Tables['invoice_title']>

export const { all: titlesOf, one: titleOf, remove: deleteTitle, setDefault } = ownListIn('invoice_title', 'title_id')

export async function insertTitle(
  db: Db,
  title: { userId: string; kind: TitleRecord['kind']; party: PartyColumns; now: Date }
): Promise<string> {
  const titleId = newId('it')
  const { userId, kind, party, now } = title
  await db
    .insertInto('invoice_title')
    .values({ title_id: titleId, user_id: userId, kind, ...party, is_default: false, created_at: now })
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
