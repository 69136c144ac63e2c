import { sql, type ColumnType } from 'kysely'
import type { ContentDocument } from './demonstration'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A JSON column: written as text, read as the value. */
type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** Texts of the shop's, `position` within their kind. */
    content_document: {
      kind: ContentDocument['kind']
      code: string
      position: number
      title: Json<Words>
      effective_on: string
      intro: Json<Words>
      sections: Json<ContentDocument['sections']>
    }
  }
}

export const contentSchema: Migration[] = [
  {
    id: 'content-001',
    up: async (db) => {
      await sql`create table content_document (
        kind text not null,
        code text not null,
        position int not null,
        title jsonb not null,
        effective_on text not null,
        intro jsonb not null,
        sections jsonb not null,
        primary key (kind, code)
      )`.execute(db)
    }
  }
]
