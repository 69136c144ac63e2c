import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { OwnStory, Story, StoryCampaign } from '@contract'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as upload from '@/platform/upload'
import * as archive from '@/platform/archive'
import * as routes from '@/routes'
import { readDraft, stores } from '@/stores'
import { reply } from '../../support/gateway'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/archive', () => ({ packFiles: jest.fn(), forgetArchive: jest.fn() }))
jest.mock('@/platform/upload', () => ({
  ...jest.requireActual<object>('@/platform/upload'),
  chooseFiles: jest.fn(),
  compressPicture: jest.fn((path: string) => Promise.resolve(`${path}.small`)),
  uploadFile: jest.fn()
}))
import MyStory from '@/pagesB/myStory/myStory'

const [go, toast, confirm] = [routes.go as jest.Mock, feedback.toast as jest.Mock, feedback.confirm as jest.Mock]
const [uploadFile, packFiles] = [upload.uploadFile as jest.Mock, archive.packFiles as jest.Mock]

const campaignPath = '/pub/glz-store/campaign'
const listPath = '/pub/glz-store/list'
const ownPath = '/v1/glz-store'
const savePath = '/glz-store/save'
const hidePath = '/glz-store/hide'
const heartPath = '/glz-store/heart'
const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
const words = '那年我结婚，我妈从县城背回来这口锅。'

const campaign: StoryCampaign = {
  campaignCode: 'C1',
  title: ['30 年', '有你在饭桌旁'],
  subtitle: '讲讲家里那台老电器',
  picture: '/storage/pictures/a.svg',
  sharePicture: '/storage/pictures/a.png',
  prize: { title: '送新电饭煲', picture: '/storage/pictures/b.svg' },
  startAt: 1,
  endAt: 9_999_999_999_999,
  announceAt: Date.UTC(2026, 11, 20),
  winners: 30,
  received: 2147,
  state: 'OPEN',
  hints: [{ name: '第一顿饭', opening: '第一顿饭是' }],
  models: ['煮饭锅 CFXB-1']
}
const story = (number: number, over: Partial<Story> = {}): Story => ({
  storyId: `st_${number}`,
  year: 1999,
  model: `冰箱 ${number}`,
  text: `停电那晚，冰棍全归我 ${number}`,
  pictures: [],
  author: '王**',
  chosen: false,
  heartCount: 3106,
  hearted: false,
  own: false,
  ...over
})
const own = (over: Partial<OwnStory> = {}): OwnStory => ({
  ...story(9, { own: true, text: words, year: 1996, model: '煮饭锅' }),
  state: 'SENT',
  sentAt: 1_700_000_000_000,
  ...over
})

let shop: FakeShop
let mine: OwnStory | undefined
const answerOwn = () => ({ shownAs: '林**', ...(mine ? { story: mine } : {}) })

beforeEach(() => {
  window.localStorage.clear()
  mine = undefined
  const stories = [1, 2, 3, 4, 5].map((number) => story(number))
  shop = new FakeShop()
    .answer(campaignPath, campaign)
    .answer(listPath, { list: stories, total: 5, page: 1, size: 10 })
    .answer(savePath, () => (mine = own()))
    .answer(hidePath, () => (mine = own({ state: 'HIDDEN' })))
    .answer(heartPath, { storyId: 'st_1', hearted: true, heartCount: 3107 })
    .answer(ownPath, answerOwn)
    .install()
  packFiles.mockResolvedValue('/tmp/all.zip')
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
  confirm.mockResolvedValue(true)
})

const openStory = async () => {
  await open(MyStory)
  await screen.findByRole('button', { name: '投出我的故事' })
}
const type = (value: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name: /^你的故事/ }), { target: { value } }))
const chooseYear = async () => {
  await tap(/^哪一年买的/)
  await act(async () => void fireEvent.click(await screen.findByRole('radio', { name: '1996' })))
}
const chooseModel = async () => {
  await tap(/^哪一台/)
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: '煮饭锅 CFXB-1' })))
}
const fill = async () => {
  await chooseYear()
  await chooseModel()
  await type(words)
  await tap(/^同意展示/, 'checkbox')
}
const choose = async (...files: string[]) => {
  ;(upload.chooseFiles as jest.Mock).mockResolvedValueOnce(
    files.map((filePath) => ({ filePath, kind: 'picture', bytes: 1000 }))
  )
  await tap('加照片')
}
const saveBodies = () => shop.askedFor(savePath).map(({ body }) => JSON.parse(body ?? '{}') as Record<string, unknown>)

it('says what the campaign says, how many came, and how long the appliance has been there', async () => {
  await openStory()
  expect(screen.getByText('有你在饭桌旁')).toBeTruthy()
  expect(screen.getByText('已收到 2,147 个故事，12月20日公布 30 位')).toBeTruthy()
  await chooseYear()
  expect(screen.getByText(`1996 年，陪了你 ${year - 1996} 年`)).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: '同意展示，姓名显示为 林**' })).toBeTruthy()
})

it('a missing part is named at its place, and nothing is sent', async () => {
  await openStory()
  await type('太短')
  await tap('投出我的故事')
  for (const missing of ['请选是哪一年买的', '请写明是哪一台', '再多写几句，至少 10 个字', '请先同意展示'])
    expect(screen.getByText(missing)).toBeTruthy()
  expect(saveBodies()).toEqual([])
})

it('the draft is kept while it is written, and found again', async () => {
  await openStory()
  await type(words)
  expect(screen.getByText(/^\d\d:\d\d 已存草稿$/)).toBeTruthy()
  cleanup()
  forgetQueries()
  await openStory()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^你的故事/ }).value).toBe(words)
  expect(screen.getByText('已存草稿')).toBeTruthy()
})

it('photos go in one archive with the story, and the draft goes', async () => {
  uploadFile.mockImplementation(({ onProgress }: { onProgress?: (percent: number) => void }) => {
    onProgress?.(62)
    return Promise.resolve(reply({ paths: ['/storage/uploads/f_1.jpg', '/storage/uploads/f_2.jpg'] }))
  })
  await openStory()
  await choose('/a', '/b')
  expect(screen.getByText('封面')).toBeTruthy()
  await fill()
  await tap('投出我的故事')
  await screen.findByText('已投出，看过就会展示')
  expect(packFiles).toHaveBeenCalledTimes(1)
  expect(packFiles).toHaveBeenCalledWith(['/a.small', '/b.small'])
  expect(uploadFile).toHaveBeenCalledTimes(1)
  expect(archive.forgetArchive).toHaveBeenCalledWith('/tmp/all.zip')
  expect(saveBodies()).toEqual([
    {
      year: 1996,
      model: '煮饭锅 CFXB-1',
      text: words,
      pictures: ['/storage/uploads/f_1.jpg', '/storage/uploads/f_2.jpg'],
      agreed: true
    }
  ])
  expect(readDraft('story')).toBeUndefined()
})

it('an upload that breaks keeps words and photos, says so, and is tried again', async () => {
  uploadFile.mockResolvedValueOnce({ kind: 'offline' })
  await openStory()
  await choose('/a')
  await fill()
  await tap('投出我的故事')
  await screen.findByText('没传上')
  expect(toast).toHaveBeenCalled()
  expect(saveBodies()).toEqual([])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^你的故事/ }).value).toBe(words)
  uploadFile.mockResolvedValueOnce(reply({ paths: ['/storage/uploads/f_1.jpg'] }))
  await tap('投出我的故事')
  await screen.findByText('已投出，看过就会展示')
  expect(saveBodies()).toHaveLength(1)
})

it('a story that was not taken keeps its words, and its photos are not sent again', async () => {
  uploadFile.mockResolvedValue(reply({ paths: ['/storage/uploads/f_1.jpg'] }))
  shop.answer(savePath, { refused: { code: 'story.closed', message: '现在不收故事了' } })
  await openStory()
  await choose('/a')
  await fill()
  await tap('投出我的故事')
  await rest()
  expect(toast).toHaveBeenCalledWith('现在不收故事了', 3000)
  await tap('投出我的故事')
  await rest()
  expect(uploadFile).toHaveBeenCalledTimes(1)
  expect(readDraft('story')).toMatchObject({ text: words })
})

it('a visitor writes, is asked to log in at the end, and keeps all of it', async () => {
  stores.session.logout()
  await openStory()
  expect(screen.getByRole('checkbox', { name: '同意展示，姓名只显示第一个字' })).toBeTruthy()
  await choose('/a')
  await fill()
  await tap('投出我的故事')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(saveBodies()).toEqual([])
  await act(async () => stores.session.login('T1', 'U1'))
  await rest()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^你的故事/ }).value).toBe(words)
  expect(screen.getByText('1 / 9，打包一次传完')).toBeTruthy()
})

it('a refused story says why and begins with its text', async () => {
  mine = own({ state: 'REFUSED', refusedFor: '照片里有别人的脸', pictures: ['/storage/uploads/f_1.jpg?sign=x'] })
  await open(MyStory)
  expect(await screen.findByText('没有展示：照片里有别人的脸')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^你的故事/ }).value).toBe(words)
  await tap(/^同意展示/, 'checkbox')
  await tap('改好了，重新投')
  await rest()
  expect(saveBodies()[0]).toMatchObject({ text: words, pictures: ['/storage/uploads/f_1.jpg'] })
  expect(uploadFile).not.toHaveBeenCalled()
})

it('the consent can be taken back, after a question', async () => {
  mine = own({ state: 'SHOWN' })
  await open(MyStory)
  expect(await screen.findByText('正在展示')).toBeTruthy()
  confirm.mockResolvedValueOnce(false)
  await tap('收回同意')
  expect(shop.askedFor(hidePath)).toHaveLength(0)
  await tap('收回同意')
  expect(await screen.findByText('你收回了同意，别人看不到了')).toBeTruthy()
})

it('a chosen story names the campaign’s own prize', async () => {
  mine = own({ state: 'CHOSEN', chosen: true })
  await open(MyStory)
  expect(await screen.findByText('入选了！「送新电饭煲」，会有人联系你')).toBeTruthy()
})

it('a state that is not known breaks nothing', async () => {
  mine = own({ state: 'PRINTED' as never })
  await open(MyStory)
  expect(await screen.findByText('进展有更新，稍后再来看')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '收回同意' })).toBeNull()
})

it('four stories of others are there, all after a tap, and each can be read whole', async () => {
  await openStory()
  const card = document.querySelector<HTMLElement>('.story-others')!
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(4))
  await tap('大家的故事 5 个', 'link')
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(5))
  await act(async () => void fireEvent.click(within(card).getByRole('button', { name: /冰箱 5/ })))
  expect(await screen.findByRole('dialog', { name: '王**的故事' })).toBeTruthy()
})

it('a heart is shown at once and taken back when it was not kept', async () => {
  shop.answer(heartPath, new Error('offline'))
  await openStory()
  const hearts = () => screen.getAllByRole('button', { name: /^喜欢/ })
  await waitFor(() => expect(hearts()).toHaveLength(4))
  await act(async () => void fireEvent.click(hearts()[0]!))
  await rest()
  expect(hearts()[0]?.getAttribute('aria-pressed')).toBe('false')
  shop.answer(heartPath, { storyId: 'st_1', hearted: true, heartCount: 3107 })
  await act(async () => void fireEvent.click(hearts()[0]!))
  await rest()
  expect(hearts()[0]?.textContent).toContain('3,107')
})

it('a campaign that is over takes no story and still shows the others', async () => {
  shop.answer(campaignPath, { ...campaign, state: 'OVER', announceAt: Date.UTC(2199, 11, 20) })
  await open(MyStory)
  expect(await screen.findByText('征集已结束，2199年12月20日公布入选的 30 位')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '投出我的故事' })).toBeNull()
  expect((await screen.findAllByRole('button', { name: /^喜欢/ })).length).toBe(4)
})

it('after a campaign the screen says that the winners are announced, and offers no second story', async () => {
  shop.answer(campaignPath, { ...campaign, state: 'OVER', announceAt: Date.UTC(2020, 11, 20) })
  mine = own({ state: 'REFUSED', refusedFor: '照片里有别人的脸' })
  await open(MyStory)
  expect(await screen.findByText('征集已结束，2020年12月20日已公布入选的 30 位')).toBeTruthy()
  expect(await screen.findByText('没有展示：照片里有别人的脸')).toBeTruthy()
  expect(screen.queryByText('改一改可以重新投')).toBeNull()
  cleanup()
  forgetQueries()
  mine = own({ state: 'SHOWN' })
  await open(MyStory)
  await tap('收回同意')
  expect(confirm.mock.calls.at(-1)?.[0]).toMatchObject({ content: expect.stringContaining('不能重新投') as string })
})

it('a heart that is tapped logged out is given after the login', async () => {
  act(() => stores.session.logout())
  await openStory()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^喜欢/ })).toHaveLength(4))
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: /^喜欢/ })[0]!))
  expect(go).toHaveBeenCalledWith('login', expect.anything())
  expect(shop.askedFor(heartPath)).toHaveLength(0)
  await act(async () => stores.session.login('T1', 'U1'))
  await rest()
  expect(shop.askedFor(heartPath).map(({ body }) => JSON.parse(body ?? '{}') as unknown)).toEqual([
    { storyId: 'st_1', hearted: true }
  ])
})

it('without a campaign there is a way on', async () => {
  shop.answer(campaignPath, { refused: { code: 'story.no-campaign', message: '活动还没有开始' } })
  await open(MyStory)
  await screen.findByText('活动还没有开始')
  await tap('去首页')
  expect(go).toHaveBeenCalledWith('index')
})
