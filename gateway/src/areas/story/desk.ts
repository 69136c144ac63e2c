/** What the shop's staff do with stories; each act says who did it. */
import type { StoryAct } from '../../../../domain/content/story'
import { tidyWritten } from '../../../../domain/written'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { invalid, refusal } from '../../core/errors'
import { signer } from '../../core/files/signing'
import { asWritten, type Words } from '../../core/words'
import { move } from './moderating'
import { storyMissing } from './service'
import * as store from './store'

export const STORY_STEPS = ['show', 'refuse', 'choose'] as const
export type StoryStep = (typeof STORY_STEPS)[number]
const ACTS: Readonly<Record<StoryStep, StoryAct>> = { show: 'SHOW', refuse: 'REFUSE', choose: 'CHOOSE' }

/** Signs of a reason. */
const REASON_LENGTH = 100

/** No more are chosen than the campaign says. */
async function demandPlace(db: Db, campaignCode: string): Promise<void> {
  const campaign = await store.lockCampaign(db, campaignCode)
  const chosen = await store.countChosen(db, campaignCode)
  if (campaign === undefined || chosen >= campaign.winners)
    throw refusal('story.all-chosen', '名额已经选满了', 'All places are taken')
}

function demandReason(typed: string): Words {
  const tidy = tidyWritten(typed, REASON_LENGTH)
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
  actAtDesk(core, staff, { permission: 'CONTENT', act: `story.${step}`, about: storyId }, async (tx, now) => {
    const why = step === 'refuse' ? demandReason(reason) : null
    const story = await store.lockStory(tx, storyId)
    if (story === undefined) throw storyMissing()
    if (step === 'choose') await demandPlace(tx, story.campaign_code)
    await move(tx, story, { act: ACTS[step], by: staff.who, reason: why, now })
  })

/** What a person of the shop sees: what waits first, with pictures that only they and the author can open yet. */
export async function storyDesk({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const sign = await signer(db, clock.now())
  return (await store.queued(db, 30)).map((story) => ({
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
