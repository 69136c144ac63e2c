import type { ContentDocument } from './demonstration'
import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { Words } from '../../core/words'

type Kind = ContentDocument['kind']

/** Codes and titles of a kind, in their order. */
export const titles = (db: Db, kind: Kind): Promise<{ code: string; title: Words }[]> =>
  db.selectFrom('content_document').select(['code', 'title']).where('kind', '=', kind).orderBy('position').execute()

export interface StoredDocument {
  code: string
  title: Words
  effective_on: string
  intro: Words
  sections: ContentDocument['sections']
}

const whole = ['code', 'title', 'effective_on', 'intro', 'sections'] as const

/** All of a kind whole, in their order; none of a kind that there is not. */
export const documents = (db: Db, kind: string): Promise<StoredDocument[]> =>
  db
    .selectFrom('content_document')
    .select(whole)
    .where(sql<boolean>`kind = ${kind}`)
    .orderBy('position')
    .execute()

/** One whole; undefined where there is none. */
export const document = (db: Db, kind: Kind, code: string) =>
  db.selectFrom('content_document').select(whole).where('kind', '=', kind).where('code', '=', code).executeTakeFirst()

/** Writes the demonstration's. */
export async function addDocuments(db: Db, all: readonly ContentDocument[]): Promise<void> {
  if (all.length === 0) return
  const rows = all.map(({ kind, code, title, effectiveOn, intro, sections }, position) => ({
    kind,
    code,
    position,
    title: JSON.stringify(title),
    effective_on: effectiveOn,
    intro: JSON.stringify(intro),
    sections: JSON.stringify(sections)
  }))
  await db.insertInto('content_document').values(rows).execute()
}
