/** Stories of old appliances: a campaign that looks for those who have had one for thirty years. */
import { Type } from 'typebox'
import { endpoint, uploadEndpoint } from '../endpoint'
import { Typed } from './o2cmt'
import { Code, Millis, Page, PicturePath, Signs, Size, paged } from '../shared'

const Year = Type.Integer({ minimum: 1950, maximum: 2200 })
const Count = Type.Integer({ minimum: 0 })

/**
 * SENT: the shop's people look at it. SHOWN: everybody reads it. REFUSED: nobody does, `refusedFor` says why. CHOSEN: shown,
 * and it has the prize. HIDDEN: its author took the consent back.
 */
export const StoryState = Type.Union([
  Type.Literal('SENT'),
  Type.Literal('SHOWN'),
  Type.Literal('REFUSED'),
  Type.Literal('CHOSEN'),
  Type.Literal('HIDDEN')
])

export const Story = Type.Object({
  storyId: Code,
  /** In which the appliance was bought. */
  year: Year,
  model: Type.String(),
  /** Plain text, not markup. */
  text: Type.String(),
  /** The first is its cover. */
  pictures: Type.Array(Type.String()),
  /** Masked. */
  author: Type.String(),
  chosen: Type.Boolean(),
  heartCount: Count,
  /** The caller gave it a heart. */
  hearted: Type.Boolean(),
  /** The caller wrote it. */
  own: Type.Boolean()
})

/** A story as its author sees it. */
export const OwnStory = Type.Object({
  ...Story.properties,
  state: StoryState,
  sentAt: Millis,
  refusedFor: Type.Optional(Type.String())
})

export const StoryCampaign = Type.Object({
  campaignCode: Code,
  /** Lines, each on its own. */
  title: Type.Array(Type.String()),
  subtitle: Type.String(),
  picture: Type.String(),
  /** For cards of a chat app. */
  sharePicture: Type.String(),
  prize: Type.Object({ title: Type.String(), picture: Type.String() }),
  startAt: Millis,
  endAt: Millis,
  /** When the winners are published. */
  announceAt: Millis,
  /** How many are chosen. */
  winners: Type.Integer({ minimum: 1 }),
  /** Stories that were sent. */
  received: Count,
  /** Stories are taken when it is OPEN. */
  state: Type.Union([Type.Literal('UPCOMING'), Type.Literal('OPEN'), Type.Literal('OVER')]),
  /** What one can begin with. */
  hints: Type.Array(Type.Object({ name: Type.String(), opening: Type.String() })),
  /** Old appliances that many had. */
  models: Type.Array(Type.String())
})

export const stories = {
  'GET /o2cum/v1/pub/glz-store/campaign': endpoint({
    summary: 'The campaign that stories are sent to: what it says, its times, the prize, how many were sent',
    data: StoryCampaign
  }),
  'GET /o2cum/v1/pub/glz-store/list': endpoint({
    summary: 'Stories that are shown: the chosen ones first, then those with the most hearts',
    token: 'optional',
    query: Type.Object({ page: Page, size: Size }),
    data: paged(Story)
  }),
  'GET /o2cum/v1/glz-store': endpoint({
    summary: 'The shopper’s own story, absent while there is none, and the name it is shown with',
    token: 'required',
    data: Type.Object({ shownAs: Type.String(), story: Type.Optional(OwnStory) })
  }),
  'POST /o2cum/v1/glz-store/upload-file-zip': uploadEndpoint({
    summary:
      'Takes up to nine pictures (JPEG, PNG or WebP) in one archive for a story; their paths come back in the order of the archive',
    upload: {
      field: 'file',
      maxBytes: 30 * 1024 * 1024,
      atOnce: 2,
      tooLarge: {
        code: 'story.too-large',
        zh: '照片加起来太大了，请少选几张',
        en: 'The photos are too large together, please choose fewer'
      }
    },
    changes: 'nothing',
    data: Type.Object({ paths: Type.Array(Type.String()) })
  }),
  'POST /o2cum/v1/glz-store/save': endpoint({
    summary: 'Sends the shopper’s story, one under way at a time; one that was refused or hidden is written anew',
    token: 'required',
    idempotent: true,
    body: Type.Object({
      year: Year,
      model: Signs(1, 40),
      text: Typed,
      pictures: Type.Array(PicturePath, { maxItems: 9, uniqueItems: true }),
      /** It may be shown with the masked name. */
      agreed: Type.Boolean()
    }),
    changes: [],
    data: OwnStory
  }),
  'POST /o2cum/v1/glz-store/hide': endpoint({
    summary: 'Takes the consent back: the story is shown to nobody any more',
    token: 'required',
    body: Type.Object({ storyId: Code }),
    changes: [],
    data: OwnStory
  }),
  'POST /o2cum/v1/glz-store/heart': endpoint({
    summary: 'Gives a story a heart, or takes it back; a shopper counts once',
    token: 'required',
    body: Type.Object({ storyId: Code, hearted: Type.Boolean() }),
    tag: 'o2cum/story-heart',
    changes: [],
    data: Type.Object({ storyId: Code, hearted: Type.Boolean(), heartCount: Count })
  })
}
