/** Stories for the tests of others: a campaign that runs, one that everybody reads, and the calls. */
import sharp from 'sharp'
import type { BodyOf, OwnStory } from '../../../contract'
import { archiveOf, type Packed } from './archives'
import type { TestShop, TestShopper } from '../orders/journey-shop'
import type { Answer } from '../support'

export const CAMPAIGN = 'GET /o2cum/v1/pub/glz-store/campaign'
export const LIST = 'GET /o2cum/v1/pub/glz-store/list'
export const OWN = 'GET /o2cum/v1/glz-store'
export const ZIP = 'POST /o2cum/v1/glz-store/upload-file-zip'
export const SAVE = 'POST /o2cum/v1/glz-store/save'
export const HIDE = 'POST /o2cum/v1/glz-store/hide'
export const HEART = 'POST /o2cum/v1/glz-store/heart'

const DAY_MS = 86_400_000
const words = (zh: string, en = zh) => ({ zh, en })

/** A campaign from yesterday to tomorrow, with one place, and a story that is shown. */
export async function addCampaign(
  { core: { db, clock } }: TestShop,
  { campaignCode = 'C_STORIES', storyId = 'st_shown' }: { campaignCode?: string; storyId?: string } = {}
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('story_campaign')
    .values({
      campaign_code: campaignCode,
      words: JSON.stringify({
        title: [words('三十年', 'Thirty years')],
        subtitle: words('讲讲', 'Tell us'),
        prize: words('送新锅', 'A new cooker'),
        hints: [],
        models: []
      }),
      picture: '/p.svg',
      share_picture: '/p.png',
      prize_picture: '/p.svg',
      start_at: new Date(now - DAY_MS),
      end_at: new Date(now + 300 * DAY_MS),
      announce_at: new Date(now + 301 * DAY_MS),
      winners: 1
    })
    .execute()
  await db
    .insertInto('story')
    .values({
      story_id: storyId,
      campaign_code: campaignCode,
      user_id: `teller_of_${storyId}`,
      author: JSON.stringify(words('早来的人', 'Early bird')),
      year: 1999,
      model: JSON.stringify(words('冰箱', 'Fridge')),
      text: JSON.stringify(words('停电那晚，冰棍全归我', 'All the ice lollies were mine')),
      pictures: [],
      state: 'SHOWN',
      sent_at: clock.date(),
      judged_at: clock.date()
    })
    .execute()
}

export const storyDraft = (changes: Partial<BodyOf<typeof SAVE>> = {}): BodyOf<typeof SAVE> => ({
  year: 1996,
  model: '煮饭锅',
  text: '那年我结婚，我妈从县城背回来这口锅。',
  pictures: [],
  agreed: true,
  ...changes
})

export const write = (shopper: TestShopper, changes: Partial<BodyOf<typeof SAVE>> = {}): Promise<OwnStory> =>
  shopper.must(SAVE, { body: storyDraft(changes) })

/** A picture of one colour. */
export const picture = (colour: string, side = 4): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** Sends bytes as an archive. */
export const sendArchive = (shopper: TestShopper, archive: Buffer): Promise<Answer<{ paths: string[] }>> =>
  shopper.ask(ZIP, {
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: Buffer.concat([
      Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="../../a.zip"\r\n\r\n'),
      archive,
      Buffer.from('\r\n--cut--\r\n')
    ])
  })

/** Uploads pictures together; their paths come back. */
export async function uploadPictures(shopper: TestShopper, ...colours: string[]): Promise<string[]> {
  const files = await Promise.all(colours.map(async (colour): Promise<Packed> => ({ bytes: await picture(colour) })))
  const answer = await sendArchive(shopper, archiveOf(files))
  if (!answer.success) throw new Error(answer.code)
  return answer.data.paths
}
