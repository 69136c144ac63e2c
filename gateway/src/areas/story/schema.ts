import { sql, type ColumnType, type Generated } from 'kysely'
import type { StoryAct, StoryState } from '../../../../domain/content/story'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

/** What a campaign says of itself. */
export interface CampaignWords {
  /** Lines. */
  title: Words[]
  subtitle: Words
  prize: Words
  hints: { name: Words; opening: Words }[]
  models: Words[]
}

declare module '../../core/database/database' {
  interface Tables {
    story_campaign: {
      campaign_code: string
      words: Json<CampaignWords>
      picture: string
      share_picture: string
      prize_picture: string
      start_at: Date
      end_at: Date
      announce_at: Date
      winners: number
    }
    story: {
      story_id: string
      campaign_code: string
      user_id: string
      author: Json<Words>
      year: number
      model: Json<Words>
      text: Json<Words>
      pictures: string[]
      state: StoryState
      sent_at: Date
      /** When moderation judged it; null: not yet. */
      judged_at: Date | null
      /** Moderation was not sure of it. */
      doubtful: Generated<boolean>
      refused_for: Json<Words> | null
      hearts: Generated<number>
    }
    story_heart: { story_id: string; user_id: string }
    /** Who moved a story. */
    story_event: {
      event_id: Generated<number>
      story_id: string
      act: StoryAct
      by_whom: string
      reason: Json<Words> | null
      at: Date
    }
  }
}

export const storySchema: Migration[] = [
  {
    id: 'story-001',
    up: async (db) => {
      await sql`create table story_campaign (
        campaign_code text primary key,
        words jsonb not null,
        picture text not null,
        share_picture text not null,
        prize_picture text not null,
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        announce_at timestamptz not null check (announce_at >= end_at),
        winners int not null check (winners > 0)
      )`.execute(db)
      await sql`create table story (
        story_id text primary key,
        campaign_code text not null references story_campaign (campaign_code),
        user_id text not null,
        author jsonb not null,
        year int not null,
        model jsonb not null,
        text jsonb not null,
        pictures text[] not null,
        state text not null check (state in ('SENT', 'SHOWN', 'REFUSED', 'CHOSEN', 'HIDDEN')),
        sent_at timestamptz not null,
        judged_at timestamptz,
        doubtful boolean not null default false,
        refused_for jsonb,
        hearts int not null default 0 check (hearts >= 0),
        unique (user_id, campaign_code)
      )`.execute(db)
      await sql`create index story_shown on story (campaign_code, (state = 'CHOSEN') desc, hearts desc, story_id)
        where state in ('SHOWN', 'CHOSEN')`.execute(db)
      await sql`create index story_to_judge on story (sent_at) where state = 'SENT'`.execute(db)
      await sql`create table story_heart (
        story_id text not null references story (story_id) on delete cascade,
        user_id text not null,
        primary key (story_id, user_id)
      )`.execute(db)
      await sql`create table story_event (
        event_id bigint generated always as identity primary key,
        story_id text not null references story (story_id) on delete cascade,
        act text not null,
        by_whom text not null,
        reason jsonb,
        at timestamptz not null
      )`.execute(db)
      await sql`create index story_event_of on story_event (story_id, event_id)`.execute(db)
    }
  }
]
