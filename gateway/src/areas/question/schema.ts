import { sql, type ColumnType, type Generated } from 'kysely'
import { topicsOf, type QuestionTopic } from '../../../../domain/content/questionTopic'
import type { Migration } from '../../core/database/migrate'
import type { Judged } from '../../core/judging'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    question: Judged & {
      question_id: string
      user_id: string
      spu_code: string
      author: Json<Words>
      text: Json<Words>
      /** Its words in every language, in small letters, as they are searched. */
      search_words: string
      /** What it is about by its words; `domain/content/questionTopic`. */
      topics: Generated<QuestionTopic[]>
      /** Answers that are shown. */
      answers: Generated<number>
      /** How often they were said to be helpful. */
      helpful: Generated<number>
      /** What lists sort by. */
      weight: Generated<number>
      /** Answers that the asker has not read. */
      new_answers: Generated<number>
    }
    answer: Judged & {
      answer_id: string
      question_id: string
      user_id: string
      by_shop: boolean
      author: Json<Words>
      text: Json<Words>
      /** Null for the shop. */
      received_at: Date | null
      helpful: Generated<number>
    }
    answer_helpful: { answer_id: string; user_id: string }
    /** What a shopper wrote on the last day on which they did: also what they deleted since. */
    question_quota: { user_id: string; what: string; day: string; count: number }
    /** How many questions about a product are shown. */
    question_count: { spu_code: string; count: number }
  }
}

export const questionSchema: Migration[] = [
  {
    id: 'question-001',
    up: async (db) => {
      await sql`create table question (
        question_id text primary key,
        user_id text not null,
        spu_code text not null,
        author jsonb not null,
        text jsonb not null,
        search_words text not null,
        created_at timestamptz not null,
        status text not null,
        judged_at timestamptz,
        refused_for jsonb,
        answers int not null default 0 check (answers >= 0),
        helpful int not null default 0 check (helpful >= 0),
        weight int not null default 0,
        new_answers int not null default 0 check (new_answers >= 0)
      )`.execute(db)
      // the same words of one shopper are one question
      await sql`create unique index question_once on question (user_id, spu_code, md5(search_words))`.execute(db)
      await sql`create index question_hot on question (spu_code, weight desc, created_at desc, question_id)
        where status = 'SHOWN'`.execute(db)
      await sql`create index question_newest on question (spu_code, created_at desc, question_id)
        where status = 'SHOWN'`.execute(db)
      await sql`create index question_to_judge on question (created_at) where status = 'PENDING'`.execute(db)
      await sql`create table answer (
        answer_id text primary key,
        question_id text not null references question (question_id) on delete cascade,
        user_id text not null,
        by_shop boolean not null,
        author jsonb not null,
        text jsonb not null,
        received_at timestamptz,
        created_at timestamptz not null,
        status text not null,
        judged_at timestamptz,
        refused_for jsonb,
        helpful int not null default 0 check (helpful >= 0),
        unique (question_id, user_id)
      )`.execute(db)
      await sql`create index answer_helpful_first on answer (question_id, helpful desc, created_at, answer_id)
        where status = 'SHOWN'`.execute(db)
      await sql`create index answer_to_judge on answer (created_at) where status = 'PENDING'`.execute(db)
      await sql`create table answer_helpful (
        answer_id text not null references answer (answer_id) on delete cascade,
        user_id text not null,
        primary key (answer_id, user_id)
      )`.execute(db)
      await sql`create table question_count (spu_code text primary key, count int not null)`.execute(db)
    }
  },
  {
    id: 'question-002',
    up: async (db) => {
      await sql`alter table question add column topics text[] not null default '{}'`.execute(db)
      const { rows } = await sql<{ question_id: string; search_words: string }>`
        select question_id, search_words from question`.execute(db)
      for (const { question_id, search_words } of rows) {
        await sql`update question set topics = ${topicsOf(search_words)}::text[]
          where question_id = ${question_id}`.execute(db)
      }
    }
  },
  {
    id: 'question-003',
    up: async (db) => {
      await sql`create table question_quota (
        user_id text not null,
        what text not null,
        day text not null,
        count int not null,
        primary key (user_id, what)
      )`.execute(db)
    }
  }
]
