import { moment, shopMidnight } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { addCampaign, addStories } from './store'

/** Writes the demonstration's campaign with the stories that are shown in it. */
export async function seedStories({ db, clock, catalogue }: Core): Promise<void> {
  const { storyCampaign: campaign } = await catalogue()
  if (campaign === undefined) return
  const midnight = shopMidnight(clock.now())
  const inDays = (days: number): Date => moment(midnight).add(days, 'day').toDate()
  await addCampaign(db, {
    campaign_code: campaign.campaignCode,
    words: JSON.stringify(campaign.words),
    picture: campaign.picture,
    share_picture: campaign.sharePicture,
    prize_picture: campaign.prizePicture,
    start_at: inDays(-campaign.startedDaysAgo),
    end_at: inDays(campaign.endsInDays),
    announce_at: inDays(campaign.announcedInDays),
    winners: campaign.winners
  })
  await addStories(
    db,
    campaign.stories.map((story, index) => {
      const sentAt = moment(clock.now()).subtract(story.minutesAgo, 'minute').toDate()
      return {
        story_id: `st_${index + 1}`,
        campaign_code: campaign.campaignCode,
        // nobody can log in as one of them
        user_id: `teller_of_${index + 1}`,
        author: JSON.stringify(story.author),
        year: story.year,
        model: JSON.stringify(story.model),
        text: JSON.stringify(story.text),
        pictures: story.pictures,
        state: story.chosen ? ('CHOSEN' as const) : ('SHOWN' as const),
        sent_at: sentAt,
        judged_at: sentAt,
        hearts: story.hearts
      }
    })
  )
}
