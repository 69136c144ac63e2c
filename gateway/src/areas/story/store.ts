import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db, Tables } from '../../core/database/database'
import { marksOf } from '../../core/database/marks'
import { countRows, pageOf, type Page, type Paged } from '../../core/database/paging'
import { queueOrder, unjudgedRows } from '../../core/judging'

export type CampaignRecord = Selectable<Tables['story_campaign']>
export type StoryRecord = Selectable<Tables['story']>

/** The campaign that runs, or the next one, or the last one. */
export async function currentCampaign(db: Db, now: Date): Promise<CampaignRecord | undefined> {
  const { rows } = await sql<CampaignRecord>`select * from story_campaign
    order by end_at > ${now} desc, case when end_at > ${now} then start_at end, end_at desc limit 1`.execute(db)
  return rows[0]
}

/** Held until the transaction ends: of two who choose at once, both count. */
export async function lockCampaign(db: Db, campaignCode: string): Promise<CampaignRecord | undefined> {
  return db
    .selectFrom('story_campaign')
    .selectAll()
    .where('campaign_code', '=', campaignCode)
    .forUpdate()
    .executeTakeFirst()
}

const storiesIn = (db: Db, campaignCode: string, states: readonly StoryRecord['state'][]) =>
  db
    .selectFrom('story')
    .where('campaign_code', '=', campaignCode)
    .where('state', 'in', [...states])

export const countReceived = (db: Db, campaignCode: string): Promise<number> =>
  countRows(storiesIn(db, campaignCode, ['SENT', 'SHOWN', 'CHOSEN', 'REFUSED']))
export const countChosen = (db: Db, campaignCode: string): Promise<number> =>
  countRows(storiesIn(db, campaignCode, ['CHOSEN']))

/** Stories that are shown: the chosen ones first, then by hearts. */
export const shownStories = (db: Db, campaignCode: string, page: Page): Promise<Paged<StoryRecord>> =>
  pageOf(
    db
      .selectFrom('story')
      .where('campaign_code', '=', campaignCode)
      .where(sql<boolean>`state in ('SHOWN', 'CHOSEN')`),
    page,
    (shown) =>
      shown
        .selectAll()
        .orderBy(sql`state = 'CHOSEN'`, 'desc')
        .orderBy('hearts', 'desc')
        .orderBy('story_id')
  )

export function ownStory(db: Db, userId: string, campaignCode: string): Promise<StoryRecord | undefined> {
  return db
    .selectFrom('story')
    .selectAll()
    .where('user_id', '=', userId)
    .where('campaign_code', '=', campaignCode)
    .executeTakeFirst()
}

/** The shopper's story of a campaign, held until the transaction ends. */
export function lockOwnStory(db: Db, userId: string, campaignCode: string): Promise<StoryRecord | undefined> {
  return db
    .selectFrom('story')
    .selectAll()
    .where('user_id', '=', userId)
    .where('campaign_code', '=', campaignCode)
    .forUpdate()
    .executeTakeFirst()
}

/** One story, held until the transaction ends; with a user only theirs. */
export function lockStory(db: Db, storyId: string, userId?: string): Promise<StoryRecord | undefined> {
  let query = db.selectFrom('story').selectAll().where('story_id', '=', storyId)
  if (userId !== undefined) query = query.where('user_id', '=', userId)
  return query.forUpdate().executeTakeFirst()
}

/** Keeps a new story; undefined: the shopper has one of this campaign. */
export function insertStory(db: Db, story: Insertable<Tables['story']>): Promise<StoryRecord | undefined> {
  return db
    .insertInto('story')
    .values(story)
    .onConflict((conflict) => conflict.columns(['user_id', 'campaign_code']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function changeStory(db: Db, storyId: string, changes: Updateable<Tables['story']>): Promise<StoryRecord> {
  return db.updateTable('story').set(changes).where('story_id', '=', storyId).returningAll().executeTakeFirstOrThrow()
}

/** Takes all hearts away: they were for other words. */
export async function dropHearts(db: Db, storyId: string): Promise<void> {
  await db.deleteFrom('story_heart').where('story_id', '=', storyId).execute()
}

/** Hearts of shoppers; how many a story has is in its own row. */
export const heartMarks = marksOf({ table: 'story_heart', thing: 'story_id', counted: false })

/** Counts a heart more or less. */
export async function addHearts(db: Db, storyId: string, by: 1 | -1): Promise<number> {
  const { hearts } = await db
    .updateTable('story')
    .set((build) => ({ hearts: build('hearts', '+', by) }))
    .where('story_id', '=', storyId)
    .returning('hearts')
    .executeTakeFirstOrThrow()
  return hearts
}

export async function addEvent(db: Db, event: Insertable<Tables['story_event']>): Promise<void> {
  await db.insertInto('story_event').values(event).execute()
}

const KEPT = { pieces: [{ status: 'state', judgedAt: 'judged_at' }], waits: 'SENT', since: 'sent_at' } as const

/** What waits for moderation, oldest first. */
export const unjudged = (db: Db, limit: number): Promise<StoryRecord[]> => unjudgedRows(db, 'story', limit, KEPT)

/** What a person has to look at, oldest first, and then the newest, each with who moved it last. */
export async function queued(db: Db, limit: number): Promise<(StoryRecord & { by_whom: string | null })[]> {
  const { rows } = await sql<StoryRecord & { by_whom: string | null }>`select s.*, (
      select by_whom from story_event e where e.story_id = s.story_id order by event_id desc limit 1
    ) as by_whom
    from story s order by ${queueOrder(KEPT, 's')} limit ${limit}`.execute(db)
  return rows
}

export async function addCampaign(db: Db, campaign: Insertable<Tables['story_campaign']>): Promise<void> {
  await db.insertInto('story_campaign').values(campaign).execute()
}

export async function addStories(db: Db, stories: readonly Insertable<Tables['story']>[]): Promise<void> {
  if (stories.length > 0) await db.insertInto('story').values(stories).execute()
}
