import type { BodyOf, DataOf, OwnStory, StoryCampaign } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import {
  campaignState,
  isOpenStory,
  isStoryYear,
  STORY_BYTES,
  STORY_FIRST_YEAR,
  STORY_MODEL_LENGTH,
  STORY_PICTURES,
  STORY_SIDES,
  STORY_TEXT,
  storyAfter,
  tidyStory,
  tidyStoryModel,
  type StoryTextProblem
} from '../../../../domain/content/story'
import { maskedName } from '../../../../domain/written'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { pageAsked, type Page } from '../../core/database/paging'
import { invalid, notFound, refusal } from '../../core/errors'
import { takePicture, type Picture } from '../../core/files/pictures'
import { signer } from '../../core/files/signing'
import type { Asker, Reader, Visitor } from '../../core/identity/asker'
import { bindFiles, closeFiles, dropFiles, keepFile } from '../../core/files/uploads'
import { asWritten, say } from '../../core/words'
import { filesOfArchive, type ArchiveFault } from '../../core/files/zip'
import { customerOrLogin } from '../customer'
import * as store from './store'
import { toCampaign, toOwnStory, toStory } from './view'

export const storyMissing = () => notFound('story.missing', '故事不存在或已收回', 'This story is no longer there')
const noCampaign = () =>
  notFound('story.no-campaign', '活动还没有开始，先逛逛别的', 'There is no such campaign yet. Have a look around')

/** Files of a story. */
export const filesOf = (storyId: string) => ({ purpose: 'STORY', owner: storyId }) as const

async function demandCampaign(db: Db, nowMs: number): Promise<store.CampaignRecord> {
  const campaign = await store.currentCampaign(db, new Date(nowMs))
  if (campaign === undefined) throw noCampaign()
  return campaign
}

export async function campaignNow(db: Db, reader: Reader): Promise<StoryCampaign> {
  const campaign = await demandCampaign(db, reader.nowMs)
  return toCampaign(campaign, await store.countReceived(db, campaign.campaign_code), reader)
}

export async function shownStories(
  db: Db,
  { userId, locale, nowMs }: Visitor,
  query: Partial<Page>
): Promise<DataOf<'GET /o2cum/v1/pub/glz-store/list'>> {
  const page = pageAsked(query)
  const campaign = await store.currentCampaign(db, new Date(nowMs))
  if (campaign === undefined) return { list: [], total: 0, ...page }
  const { rows, total } = await store.shownStories(db, campaign.campaign_code, page)
  const ids = rows.map(({ story_id }) => story_id)
  const hearted = await store.heartMarks.among(db, userId, ids)
  return { list: rows.map((row) => toStory(row, { userId, locale, hearted })), total, ...page }
}

async function asOwn(db: Db, { userId, locale, nowMs }: Asker, story: store.StoryRecord): Promise<OwnStory> {
  const hearted = await store.heartMarks.among(db, userId, [story.story_id])
  return toOwnStory(story, { userId, locale, hearted }, await signer(db, nowMs))
}

export async function ownStory(db: Db, author: Asker): Promise<DataOf<'GET /o2cum/v1/glz-store'>> {
  const customer = await customerOrLogin(db, author.userId)
  const campaign = await store.currentCampaign(db, new Date(author.nowMs))
  const story = campaign && (await store.ownStory(db, author.userId, campaign.campaign_code))
  const shownAs = maskedName(say(author.locale, customer.nick_name))
  return { shownAs, ...(story === undefined ? {} : { story: await asOwn(db, author, story) }) }
}

const underWay = () => refusal('story.under-way', '你已经投过一个故事了', 'You have a story in this campaign already')

function textRefusal(problem: StoryTextProblem) {
  if (problem === 'TOO_LONG') {
    return refusal(
      'story.too-long',
      `最多写 ${STORY_TEXT.most} 个字，请删减一些`,
      `${STORY_TEXT.most} characters at most; please shorten it`
    )
  }
  if (problem === 'TOO_SHORT') {
    return refusal(
      'story.too-short',
      `再多写几句，至少 ${STORY_TEXT.least} 个字`,
      `Please tell a little more, at least ${STORY_TEXT.least} characters`
    )
  }
  return refusal(
    'story.unseen',
    '内容里有看不见的字符，请删掉再投',
    'There are characters nobody can see in it; please take them out'
  )
}

/** What a story says, as it is kept. */
function demandFit(wish: BodyOf<'POST /o2cum/v1/glz-store/save'>, nowMs: number) {
  const thisYear = Number(shopDay(nowMs).slice(0, 4))
  if (!isStoryYear(wish.year, thisYear)) {
    throw refusal(
      'story.year',
      `请选 ${STORY_FIRST_YEAR} 年到今年之间的一年`,
      `Please choose a year from ${STORY_FIRST_YEAR} to this year`
    )
  }
  const model = tidyStoryModel(wish.model)
  if ('problem' in model) {
    throw refusal(
      'story.model',
      `请写明是哪一台，最多 ${STORY_MODEL_LENGTH} 个字`,
      `Please say which appliance it is, in up to ${STORY_MODEL_LENGTH} characters`
    )
  }
  const text = tidyStory(wish.text)
  if ('problem' in text) throw textRefusal(text.problem)
  return {
    year: wish.year,
    model: JSON.stringify(asWritten(model.text)),
    text: JSON.stringify(asWritten(text.text)),
    pictures: wish.pictures
  }
}

/** Sends a story, or writes one anew that was refused or hidden. Runs in the transaction of the call. */
export async function save(db: Db, author: Asker, wish: BodyOf<'POST /o2cum/v1/glz-store/save'>): Promise<OwnStory> {
  const { userId, nowMs } = author
  const now = new Date(nowMs)
  const customer = await customerOrLogin(db, userId)
  const campaign = await demandCampaign(db, nowMs)
  const times = { startAt: campaign.start_at.getTime(), endAt: campaign.end_at.getTime() }
  if (campaignState(times, nowMs) !== 'OPEN')
    throw refusal('story.closed', '现在不收故事了', 'Stories are not taken now')
  if (!wish.agreed) throw refusal('story.not-agreed', '请先同意展示', 'Please agree that it may be shown')
  const fields = demandFit(wish, nowMs)
  const earlier = await store.lockOwnStory(db, userId, campaign.campaign_code)
  if (earlier !== undefined && storyAfter(earlier.state, 'WRITE') === undefined) throw underWay()
  const story = {
    ...fields,
    author: JSON.stringify(customer.nick_name),
    state: 'SENT' as const,
    sent_at: now,
    judged_at: null,
    doubtful: false,
    refused_for: null,
    hearts: 0
  }
  const storyId = earlier?.story_id ?? newId('st')
  const written =
    earlier === undefined
      ? await store.insertStory(db, {
          ...story,
          story_id: storyId,
          campaign_code: campaign.campaign_code,
          user_id: userId
        })
      : await store.changeStory(db, storyId, story)
  if (written === undefined) throw underWay()
  await store.dropHearts(db, storyId)
  await takeFiles(db, { userId, storyId, anew: earlier !== undefined }, fields.pictures)
  await store.addEvent(db, { story_id: storyId, act: 'WRITE', by_whom: 'author', reason: null, at: now })
  return asOwn(db, author, written)
}

/** Takes uploads for a story, and lets go of what it has no more; nobody but its author opens them until it is shown. */
async function takeFiles(
  db: Db,
  { userId, storyId, anew }: { userId: string; storyId: string; anew: boolean },
  pictures: readonly string[]
): Promise<void> {
  const bound = await bindFiles(db, { ...filesOf(storyId), userId, anew }, pictures)
  if (bound.length < pictures.length)
    throw refusal('story.pictures', '有照片没有传好，请重新添加', 'A photo is missing; please add it again')
  await dropFiles(db, filesOf(storyId), pictures)
  await closeFiles(db, filesOf(storyId), pictures, true)
}

/** Takes the consent back: nobody else reads it any more, nor opens its pictures. */
export function hide(db: Db, author: Asker, storyId: string): Promise<OwnStory> {
  return inTransaction(db, async (tx) => {
    const story = await store.lockStory(tx, storyId, author.userId)
    if (story === undefined) throw storyMissing()
    const now = new Date(author.nowMs)
    const state = storyAfter(story.state, 'HIDE')
    if (state === undefined) throw refusal('story.not-hidden', '这个故事没有在展示', 'This story is not being shown')
    const hidden = await store.changeStory(tx, storyId, { state })
    await closeFiles(tx, filesOf(storyId), story.pictures, true)
    await store.addEvent(tx, { story_id: storyId, act: 'HIDE', by_whom: 'author', reason: null, at: now })
    return asOwn(tx, author, hidden)
  })
}

/** A shopper gives a heart, or takes it back; asked twice it counts once. */
export function giveHeart(
  db: Db,
  userId: string,
  wish: BodyOf<'POST /o2cum/v1/glz-store/heart'>
): Promise<DataOf<'POST /o2cum/v1/glz-store/heart'>> {
  return inTransaction(db, async (tx) => {
    const story = await store.lockStory(tx, wish.storyId)
    if (story === undefined || !isOpenStory(story.state)) throw storyMissing()
    const changed = await store.heartMarks.put(tx, userId, wish.storyId, wish.hearted)
    const heartCount = changed ? await store.addHearts(tx, wish.storyId, wish.hearted ? 1 : -1) : story.hearts
    return { ...wish, heartCount }
  })
}

const FAULTS: Readonly<Record<ArchiveFault, () => Error>> = {
  'no-archive': () =>
    refusal('story.no-archive', '照片没有打包好，请重新添加', 'The photos did not arrive whole; please add them again'),
  'too-many': () => refusal('story.too-many', `最多 ${STORY_PICTURES} 张照片`, `${STORY_PICTURES} photos at most`),
  'too-large': () =>
    refusal('story.too-large', '照片加起来太大了，请少选几张', 'The photos are too large together, please choose fewer')
}

/** Every picture of an archive drawn anew; all of them or none. */
async function picturesOf(archive: Buffer, userId: string): Promise<Picture[]> {
  const files = await filesOfArchive(archive, { files: STORY_PICTURES, bytes: STORY_BYTES })
  if (typeof files === 'string') throw FAULTS[files]()
  if (files.length === 0) throw FAULTS['no-archive']()
  const pictures: Picture[] = []
  for (const [index, bytes] of files.entries()) {
    const picture = await takePicture(bytes, STORY_SIDES, userId)
    if (picture === 'no-picture') {
      throw refusal(
        'story.no-picture',
        `第 ${index + 1} 张不是 JPG、PNG 或 WebP 图片，请换一张`,
        `Photo ${index + 1} is not a JPG, PNG or WebP picture, please choose another`
      )
    }
    if (picture === 'too-wide') {
      throw refusal(
        'story.too-wide',
        `第 ${index + 1} 张尺寸太大，请换一张`,
        `Photo ${index + 1} is too large, please choose another`
      )
    }
    pictures.push(picture)
  }
  return pictures
}

/** Keeps the pictures of an archive for a story to come. */
export async function takeArchive(
  { db, clock }: Core,
  userId: string,
  file: Buffer | undefined
): Promise<DataOf<'POST /o2cum/v1/glz-store/upload-file-zip'>> {
  if (file === undefined) throw invalid('缺少照片', 'The request is not valid: file must be an archive of pictures')
  const pictures = await picturesOf(file, userId)
  const paths = await inTransaction(db, async (tx) => {
    const kept: string[] = []
    for (const picture of pictures)
      kept.push(await keepFile(tx, { userId, purpose: 'STORY', closed: true, ...picture, now: clock.date() }))
    return kept
  })
  return { paths }
}
