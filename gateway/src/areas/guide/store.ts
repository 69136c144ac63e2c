import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import type { GuideContent } from './schema'

export interface GuideRow {
  guide_code: string
  name: Words
  picture: string
}

/** Every guide, or the one of a product. */
export async function guides(db: Db, spuCode: string | undefined): Promise<GuideRow[]> {
  const of =
    spuCode === undefined
      ? sql`true`
      : sql`exists (select from product p where p.spu_code = ${spuCode} and p.category_codes && g.category_codes)`
  const { rows } = await sql<GuideRow>`
    select g.guide_code, g.name, g.picture
    from installation_guide g where ${of} order by g.position`.execute(db)
  return rows
}

export function guideByCode(db: Db, guideCode: string): Promise<(GuideRow & { content: GuideContent }) | undefined> {
  return db
    .selectFrom('installation_guide')
    .select(['guide_code', 'name', 'picture', 'content'])
    .where('guide_code', '=', guideCode)
    .executeTakeFirst()
}
