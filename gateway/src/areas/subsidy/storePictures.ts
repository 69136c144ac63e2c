import type { Db } from '../../core/database/database'

/** The bytes of pictures that a shopper sent of a card. */
export async function ownPictures(db: Db, userId: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('stored_file')
    .select(['path', 'bytes'])
    .where('path', 'in', [...paths])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'SUBSIDY')
    .execute()
  return new Map(rows.map(({ path, bytes }) => [path, bytes]))
}

export async function dropPictures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stored_file').where('purpose', '=', 'SUBSIDY').where('created_at', '<=', before).execute()
}
