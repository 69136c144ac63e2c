import type { StoryCampaign } from '@contract'
import type { PosterSubject, ShareSubject } from '@/features/share'
import { pickWords } from '@/i18n'
import { routeOf, urlOf } from '@/routes'

/** The campaign as it is shared; before it is known by the screen's name. */
export const storySubject = (campaign: StoryCampaign | undefined): ShareSubject => ({
  path: urlOf('myStory'),
  title: campaign?.title.join(' ') ?? pickWords(routeOf('myStory').title),
  ...(campaign === undefined ? {} : { picture: campaign.sharePicture })
})

/** What its poster shows, which calls for stories; undefined: none are taken any more. */
export const storyPoster = ({ sharePicture, subtitle, state }: StoryCampaign): PosterSubject | undefined =>
  state === 'OVER'
    ? undefined
    : { kind: 'activity', picture: sharePicture, line: subtitle, ground: '#f3c98f', dark: false }
