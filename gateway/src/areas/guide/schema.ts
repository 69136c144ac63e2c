import { sql, type ColumnType } from 'kysely'
import type { CatalogueGuide } from '../../catalogue/kitchen'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

export type GuideContent = Pick<CatalogueGuide, 'figure' | 'minutes' | 'prepare' | 'measures' | 'steps' | 'video'>

declare module '../../core/database/database' {
  interface Tables {
    /** How products of some categories are installed. */
    installation_guide: {
      guide_code: string
      name: Json<Words>
      picture: string
      category_codes: string[]
      content: Json<GuideContent>
      position: number
    }
  }
}

export const guideSchema: Migration[] = [
  {
    id: 'guide-001',
    up: async (db) => {
      await sql`create table installation_guide (
        guide_code text primary key,
        name jsonb not null,
        picture text not null,
        category_codes text[] not null,
        content jsonb not null,
        position int not null
      )`.execute(db)
    }
  },
  {
    id: 'guide-002',
    up: async (db) => {
      // fees have one table, `service_fee`
      await sql`update installation_guide set content = content - 'fees'`.execute(db)
    }
  }
]
