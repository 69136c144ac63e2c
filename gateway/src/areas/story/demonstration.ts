/** What the demonstration shop seeds this area with: a campaign and stories that are shown; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'
import type { CampaignWords } from './schema'

export interface DemonstrationStory {
  author: Words
  year: number
  model: Words
  text: Words
  /** Storage paths. */
  pictures: string[]
  chosen?: boolean
  hearts: number
  minutesAgo: number
}

export interface DemonstrationCampaign {
  campaignCode: string
  words: CampaignWords
  picture: string
  sharePicture: string
  prizePicture: string
  /** Days from the first start. */
  startedDaysAgo: number
  endsInDays: number
  announcedInDays: number
  winners: number
  stories: DemonstrationStory[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    storyCampaign?: DemonstrationCampaign
  }
}
