import { sql, type ColumnType } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    manual: {
      manual_code: string
      spu_code: string
      edition: string
      pages: number
      chapters: Json<{ title: Words; page: number }[]>
      /** On the storage host, by language. */
      file: Json<Words>
    }
  }
}

export const manualSchema: Migration[] = [
  {
    id: 'manual-001',
    up: async (db) => {
      await sql`create table manual (
        manual_code text primary key,
        spu_code text not null unique references product,
        edition text not null,
        pages int not null,
        chapters jsonb not null,
        file jsonb not null
      )`.execute(db)
    }
  }
]
