import type { OwnStory, Story, StoryCampaign } from '../../../../contract'
import { campaignState, isOpenStory } from '../../../../domain/content/story'
import { maskedName } from '../../../../domain/written'
import type { Reader, Visitor } from '../../core/identity/asker'
import { say } from '../../core/words'
import type { CampaignRecord, StoryRecord } from './store'

/** Who reads it, and what they gave hearts to. */
export interface StoryReader extends Omit<Visitor, 'nowMs'> {
  hearted: ReadonlySet<string>
}

export function toCampaign(campaign: CampaignRecord, received: number, { locale, nowMs }: Reader): StoryCampaign {
  const { words, start_at: startAt, end_at: endAt, announce_at: announceAt } = campaign
  const times = { startAt: startAt.getTime(), endAt: endAt.getTime() }
  return {
    campaignCode: campaign.campaign_code,
    title: words.title.map((line) => say(locale, line)),
    subtitle: say(locale, words.subtitle),
    picture: campaign.picture,
    sharePicture: campaign.share_picture,
    prize: { title: say(locale, words.prize), picture: campaign.prize_picture },
    ...times,
    announceAt: announceAt.getTime(),
    winners: campaign.winners,
    received,
    state: campaignState(times, nowMs),
    hints: words.hints.map(({ name, opening }) => ({ name: say(locale, name), opening: say(locale, opening) })),
    models: words.models.map((model) => say(locale, model))
  }
}

export const toStory = (story: StoryRecord, { userId, locale, hearted }: StoryReader): Story => ({
  storyId: story.story_id,
  year: story.year,
  model: say(locale, story.model),
  text: say(locale, story.text),
  pictures: story.pictures,
  author: maskedName(say(locale, story.author)),
  chosen: story.state === 'CHOSEN',
  heartCount: story.hearts,
  hearted: hearted.has(story.story_id),
  own: story.user_id === userId
})

/** The story with pictures that its author can open, where they are closed to others. */
export function toOwnStory(story: StoryRecord, reader: StoryReader, sign: (path: string) => string): OwnStory {
  const whole = toStory(story, reader)
  return {
    ...whole,
    pictures: isOpenStory(story.state) ? whole.pictures : whole.pictures.map(sign),
    state: story.state,
    sentAt: story.sent_at.getTime(),
    ...(story.refused_for === null ? {} : { refusedFor: say(reader.locale, story.refused_for) })
  }
}
