import { sql, type ColumnType } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import { spellWords } from './spelling'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    search_entry: {
      spu_code: string
      /** Everything it is found by (search/terms). */
      terms: string[]
      title_terms: string[]
      /** What kind of thing it is: names of its category and the group over it (search/terms kindKey). */
      kinds: string[]
      model_term: string
    }
    /** Words and how many products they lead to, for completions. */
    search_word: { word: string; locale: string; product_count: number; weight: number }
    /** How Chinese words are typed in letters (core/pinyin), one row a reading; what people search for weighs more. */
    search_spelling: { word: string; reading: string; weight: number }
    synonym: { group_no: number; word: string }
    hot_word: { position: number; word: Json<Words>; hot: boolean }
  }
}

/** The search index: terms in arrays with GIN, so that plain PostgreSQL finds Chinese words. */
export const searchSchema: Migration[] = [
  {
    id: 'search-001',
    up: async (db) => {
      await sql`create table search_entry (
        spu_code text primary key,
        terms text[] not null,
        title_terms text[] not null,
        kinds text[] not null,
        model_term text not null
      )`.execute(db)
      await sql`create index search_entry_terms on search_entry using gin (terms)`.execute(db)
      await sql`create table search_word (
        word text not null,
        locale text not null,
        product_count int not null,
        weight int not null,
        primary key (locale, word)
      )`.execute(db)
      await sql`create table synonym (group_no int not null, word text not null, primary key (group_no, word))`.execute(
        db
      )
      await sql`create table hot_word (position int primary key, word jsonb not null, hot boolean not null)`.execute(db)
    }
  },
  {
    id: 'search-002',
    up: async (db) => {
      await sql`create index search_entry_title_terms on search_entry using gin (title_terms)`.execute(db)
      await sql`create index search_entry_model on search_entry (model_term text_pattern_ops)`.execute(db)
    }
  },
  {
    id: 'search-003',
    // What is added waits in a list of its own until a vacuum, which PGlite never runs: every search read all of it, and
    // the index seemed so dear that the planner looked into each product's terms instead.
    up: async (db) => {
      for (const index of ['search_entry_terms', 'search_entry_title_terms']) {
        await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db)
        await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db)
      }
    }
  },
  {
    id: 'search-004',
    up: async (db) => {
      await sql`create table search_spelling (
        word text not null,
        reading text not null,
        weight int not null,
        primary key (word, reading)
      )`.execute(db)
      await sql`create index search_spelling_reading on search_spelling (reading text_pattern_ops)`.execute(db)
      // spells the words of a shop that is there already; a new one is empty, and spells its words as they come
      await spellWords(db)
    }
  }
]
