/** How a story is judged, by the staff (`desk`) or by moderation. */
import { isOpenStory, storyAfter, type StoryAct } from '../../../../domain/content/story'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import { closeFiles } from '../../core/files/uploads'
import { judgeAll, verdictFields } from '../../core/judging'
import type { Words } from '../../core/words'
import { tellOfStory, type StoryNews } from '../message'
import { filesOf } from './service'
import * as store from './store'

/** Stories judged in one go. */
const AT_ONCE = 20

/** What its author hears; undefined: nothing, as they did it themselves. */
async function newsOf(
  db: Db,
  { campaign_code: campaignCode }: store.StoryRecord,
  act: StoryAct,
  reason: Words | null
): Promise<StoryNews | undefined> {
  if (act === 'SHOW') return { kind: 'SHOWN' }
  if (act === 'REFUSE' && reason !== null) return { kind: 'REFUSED', reason }
  const campaign = act === 'CHOOSE' ? await store.lockCampaign(db, campaignCode) : undefined
  return campaign && { kind: 'CHOSEN', prize: campaign.words.prize }
}

/** Moves a story, opens its pictures to everybody or closes them, and tells its author. The caller holds it. */
export async function move(
  db: Db,
  story: store.StoryRecord,
  { act, by, reason, now }: { act: StoryAct; by: string; reason: Words | null; now: Date }
): Promise<void> {
  const state = storyAfter(story.state, act)
  if (state === undefined)
    throw refusal('story.not-now', '这个故事现在不能这样处理', 'That can’t be done with this story now')
  const { judged_at, refused_for } = verdictFields(act === 'REFUSE' ? 'REFUSE' : 'PASS', now, reason)
  await store.changeStory(db, story.story_id, { state, judged_at, refused_for })
  await closeFiles(db, filesOf(story.story_id), story.pictures, !isOpenStory(state))
  await store.addEvent(db, {
    story_id: story.story_id,
    act,
    by_whom: by,
    reason: reason && JSON.stringify(reason),
    at: now
  })
  const news = await newsOf(db, story, act, reason)
  const { user_id: userId, story_id: storyId, sent_at: sentAt } = story
  if (news !== undefined) await tellOfStory(db, { userId, storyId, sentAt }, news, now)
}

/** Has moderation judge what is new: what it refuses is refused, all else waits for a person. */
export async function judgeNew(core: Core): Promise<void> {
  await judgeAll(core, await store.unjudged(core.db, AT_ONCE), {
    pieceOf: ({ user_id: userId, text, model, pictures }) => ({ userId, text: `${model.zh}\n${text.zh}`, pictures }),
    hold: async (tx, { story_id: storyId, sent_at: sentAt }) => {
      const story = await store.lockStory(tx, storyId)
      const isSame = story?.state === 'SENT' && story.judged_at === null && story.sent_at.getTime() === sentAt.getTime()
      return isSame ? story : undefined
    },
    decide: (tx, story, verdict, now) =>
      verdict.kind === 'REFUSE'
        ? move(tx, story, { act: 'REFUSE', by: 'moderation', reason: verdict.reason, now })
        : store.changeStory(tx, story.story_id, { judged_at: now, doubtful: verdict.kind === 'HOLD' })
  })
}
