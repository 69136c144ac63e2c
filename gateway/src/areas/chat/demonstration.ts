/** What the demonstration shop seeds this area with; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

export interface DemonstrationTalk {
  /** '' for the brand. */
  shopCode: string
  /** What was said, the oldest first; `minutesAgo` from the shop's first start. */
  said: {
    by: 'SHOPPER' | 'ROBOT' | string
    minutesAgo: number
    text?: Words
    /** A card of one of the demonstration's products. */
    skuCode?: string
    /** What happened: an agent took over, the session ended. */
    happened?: 'TAKEN' | 'ENDED'
  }[]
}

export interface ChatContent {
  agents: { agent: string; name: Words }[]
  quickReplies: Words[]
  talks: DemonstrationTalk[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    chat?(): ChatContent
  }
}
