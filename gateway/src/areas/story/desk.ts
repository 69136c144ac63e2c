/** What moderation and the shop's people do with stories; each says who did it. */
import { isOpenStory, storyAfter, type StoryAct } from '../../../../domain/content/story'
import { tidyWritten } from '../../../../domain/written'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { judgeAll } from '../../core/judging'
import { signer } from '../../core/files/signing'
import { closeFiles } from '../../core/files/uploads'
import { asWritten, type Words } from '../../core/words'
import { filesOf, storyMissing } from './service'
import * as store from './store'

export const STORY_STEPS = ['show', 'refuse', 'choose'] as const
export type StoryStep = (typeof STORY_STEPS)[number]
const ACTS: Readonly<Record<StoryStep, StoryAct>> = { show: 'SHOW', refuse: 'REFUSE', choose: 'CHOOSE' }

/** Signs of a reason. */
const REASON_LENGTH = 100
/** Stories judged in one go. */
const AT_ONCE = 20

/** Moves a story, and opens its pictures to everybody or closes them. The caller holds it. */
async function move(
  db: Db,
  story: store.StoryRecord,
  { act, by, reason, at }: { act: StoryAct; by: string; reason: Words | null; at: Date }
): Promise<void> {
  const state = storyAfter(story.state, act)
  if (state === undefined)
    throw refusal('story.not-now', '这个故事现在不能这样处理', 'That can’t be done with this story now')
  const words = reason === null ? null : JSON.stringify(reason)
  await store.changeStory(db, story.story_id, { state, judged_at: at, refused_for: words })
  await closeFiles(db, filesOf(story.story_id), story.pictures, !isOpenStory(state))
  await store.addEvent(db, { story_id: story.story_id, act, by_whom: by, reason: words, at })
}

/** No more are chosen than the campaign says. */
async function demandPlace(db: Db, campaignCode: string): Promise<void> {
  const campaign = await store.lockCampaign(db, campaignCode)
  const winners = await store.countChosen(db, campaignCode)
  if (campaign === undefined || winners >= campaign.winners)
    throw refusal('story.all-chosen', '名额已经选满了', 'All places are taken')
}

function demandReason(input: string): Words {
  const tidy = tidyWritten(input, REASON_LENGTH)
  if ('problem' in tidy || tidy.text === '')
    throw invalid('请写明原因', `A reason of up to ${REASON_LENGTH} characters is needed`)
  return asWritten(tidy.text)
}

/** What a person of the shop does with a story; who refuses one says why. */
export const actOnStory = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { storyId, step, reason = '' }: { storyId: string; step: StoryStep; reason?: string }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'CONTENT', act: `story.${step}`, about: storyId }, async (tx, at) => {
    const why = step === 'refuse' ? demandReason(reason) : null
    const story = await store.lockStory(tx, storyId)
    if (story === undefined) throw storyMissing()
    if (step === 'choose') await demandPlace(tx, story.campaign_code)
    await move(tx, story, { act: ACTS[step], by: staff.who, reason: why, at })
  })

/** Has moderation judge what is new: what it refuses is refused, all else waits for a person. */
export async function judgeNew(core: Core): Promise<void> {
  await judgeAll(core, await store.unjudgedStories(core.db, AT_ONCE), {
    pieceOf: ({ user_id: userId, text, model, pictures }) => ({ userId, text: `${model.zh}\n${text.zh}`, pictures }),
    hold: async (tx, { story_id: storyId, sent_at: sentAt }) => {
      const story = await store.lockStory(tx, storyId)
      const isSame = story?.state === 'SENT' && story.judged_at === null && story.sent_at.getTime() === sentAt.getTime()
      return isSame ? story : undefined
    },
    decide: (tx, story, verdict, at) =>
      verdict.kind === 'REFUSE'
        ? move(tx, story, { act: 'REFUSE', by: 'moderation', reason: verdict.reason, at })
        : store.changeStory(tx, story.story_id, { judged_at: at, doubtful: verdict.kind === 'HOLD' })
  })
}

/** What a person of the shop sees: what waits first, with pictures that only they and the author can open yet. */
export async function storyDesk({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const sign = await signer(db, clock.now())
  return (await store.moderationQueue(db, 30)).map((story) => ({
    storyId: story.story_id,
    author: story.author,
    year: story.year,
    model: story.model,
    text: story.text,
    // those of the shop's own are open to everybody
    pictures: story.pictures.map((path) => (path.startsWith('/storage/uploads/') ? sign(path) : path)),
    state: story.state,
    doubtful: story.doubtful,
    hearts: story.hearts,
    refusedFor: story.refused_for,
    movedBy: story.by_whom,
    sentAt: story.sent_at.getTime()
  }))
}
