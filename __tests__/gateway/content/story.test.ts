// PostgreSQL: hearts and stories that come twice at once, and places that two give away
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { actOnStory, storyDesk } from '../../../gateway/src/areas/story'
import { archiveOf } from './archives'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import {
  addCampaign,
  CAMPAIGN,
  HEART,
  HIDE,
  LIST,
  OWN,
  picture,
  SAVE,
  sendArchive,
  storyDraft,
  uploadPictures,
  write
} from './stories'
import { messagesAbout } from './messagesAbout'
import { ownPage } from '../support'

const DAY_MS = 86_400_000
const SHOWN = 'st_shown'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addCampaign(shop, { storyId: SHOWN })
})
after(() => shop.close())

const staff = (storyId: string, step: 'show' | 'refuse' | 'choose', reason?: string) =>
  actOnStory(
    shop.core,
    { who: 'staff_tests', may: ['CONTENT'] },
    { storyId, step, ...(reason === undefined ? {} : { reason }) }
  )
const refuses = async (shopper: TestShopper, changes: Parameters<typeof storyDraft>[0]) =>
  (await shopper.ask(SAVE, { body: storyDraft(changes) })).code
const stateOf = async (shopper: TestShopper) => (await shopper.must(OWN)).story?.state
const storyIds = async (who: Pick<TestShopper, 'must'> = shop): Promise<string[]> =>
  (await who.must(LIST, { query: { size: 99 } })).list.map(({ storyId }) => storyId)
const opens = async (address: string): Promise<number> => (await shop.app.inject({ url: address })).statusCode

test('what is no story is refused with words', async () => {
  const shopper = await shop.shopper()
  const thisYear = new Date(shop.core.clock.now()).getFullYear()
  assert.deepEqual(
    [
      await refuses(shopper, { agreed: false }),
      await refuses(shopper, { year: thisYear + 2 }),
      await refuses(shopper, { model: ' \u200b ' }),
      await refuses(shopper, { text: '太短' }),
      await refuses(shopper, { text: '好'.repeat(501) }),
      await refuses(shopper, { text: `那年我结婚\u202e，我妈背回来这口锅` }),
      await refuses(shopper, { pictures: ['/storage/uploads/f_none.png'] })
    ],
    [
      'story.not-agreed',
      'story.year',
      'story.model',
      'story.too-short',
      'story.too-long',
      'story.unseen',
      'story.pictures'
    ]
  )
  assert.equal((await shopper.must(OWN)).story, undefined)
})

test('a story is its author’s until the desk shows it, and then everybody’s under a masked name', async () => {
  const [author, reader] = [await shop.shopper(), await shop.shopper()]
  const pictures = await uploadPictures(author, '#c33', '#36a')
  const { storyId, state } = await write(author, { pictures })
  assert.equal(state, 'SENT')
  assert.ok(!(await storyIds()).includes(storyId))
  const own = (await author.must(OWN)).story
  assert.deepEqual([await opens(pictures[0] ?? ''), await opens(own?.pictures[0] ?? '')], [404, 200])
  await shop.sweep()
  assert.equal(await stateOf(author), 'SENT', 'a person has to look at it')
  await staff(storyId, 'show')
  const story = (await reader.must(LIST, { query: { size: 99 } })).list.find(
    (candidate) => candidate.storyId === storyId
  )
  assert.deepEqual(
    [story?.author, story?.own, story?.chosen, story?.pictures, story?.year],
    ['客**', false, false, pictures, 1996]
  )
  assert.equal(await opens(pictures[0] ?? ''), 200)
})

test('one is under way at a time, also of two that are sent at once', async () => {
  const author = await shop.shopper()
  const both = await Promise.all([author.ask(SAVE, { body: storyDraft() }), author.ask(SAVE, { body: storyDraft() })])
  assert.deepEqual(both.map(({ code }) => code).sort(), ['S', 'story.under-way'])
  assert.equal(await refuses(author, { text: '换一个故事来讲讲这口锅吧' }), 'story.under-way')
})

test('a refused story says why, shows nothing, and is written anew without its old pictures and hearts', async () => {
  const [author, reader] = [await shop.shopper(), await shop.shopper()]
  const [first = '', second = ''] = await uploadPictures(author, '#111', '#222')
  const { storyId } = await write(author, { pictures: [first, second] })
  await staff(storyId, 'show')
  await reader.must(HEART, { body: { storyId, hearted: true } })
  await assert.rejects(staff(storyId, 'refuse', '  '), /reason/)
  await staff(storyId, 'refuse', '照片里有别人的脸')
  const own = (await author.must(OWN)).story
  assert.deepEqual([own?.state, own?.refusedFor], ['REFUSED', '照片里有别人的脸'])
  assert.ok(!(await storyIds()).includes(storyId))
  assert.equal(await opens(first), 404)
  assert.equal((await reader.ask(HEART, { body: { storyId, hearted: true } })).code, 'story.missing')
  const again = await write(author, { pictures: [second], text: '改过的故事，照片里只有锅。' })
  assert.deepEqual([again.storyId, again.state, again.heartCount], [storyId, 'SENT', 0])
  assert.equal((await author.must(OWN)).story?.refusedFor, undefined)
  const files = await shop.core.db.selectFrom('stored_file').select('path').where('owner', '=', storyId).execute()
  assert.deepEqual(
    files.map(({ path }) => path),
    [second]
  )
})

test('who takes the consent back is read by nobody, and may send it again', async () => {
  const [author, other] = [await shop.shopper(), await shop.shopper()]
  const pictures = await uploadPictures(author, '#333')
  const { storyId } = await write(author, { pictures })
  await staff(storyId, 'show')
  assert.equal((await other.ask(HIDE, { body: { storyId } })).code, 'story.missing')
  assert.equal((await author.must(HIDE, { body: { storyId } })).state, 'HIDDEN')
  assert.ok(!(await storyIds()).includes(storyId))
  assert.equal(await opens(pictures[0] ?? ''), 404)
  assert.equal((await author.ask(HIDE, { body: { storyId } })).code, 'story.not-hidden')
  await assert.rejects(staff(storyId, 'show'), /can’t be done/)
  assert.equal((await write(author, { pictures })).state, 'SENT')
})

test('no more are chosen than there are places, and a chosen one comes first', async () => {
  const authors = [await shop.shopper(), await shop.shopper()]
  const ids = await Promise.all(authors.map(async (author) => (await write(author)).storyId))
  for (const id of ids) await staff(id, 'show')
  const both = await Promise.allSettled(ids.map((id) => staff(id, 'choose')))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  const [first] = (await shop.must(LIST)).list
  assert.deepEqual([first?.chosen, ids.includes(first?.storyId ?? '')], [true, true])
  const candidateAuthor = authors[ids.indexOf(first?.storyId ?? '')]
  assert.equal((await candidateAuthor?.must(HIDE, { body: { storyId: first?.storyId ?? '' } }))?.state, 'HIDDEN')
  await staff(ids.find((id) => id !== first?.storyId) ?? '', 'choose')
})

test('an author is told what others made of the story: shown, refused with why, chosen with the campaign’s prize', async () => {
  const author = await shop.shopper()
  const said = (locale?: 'en-US') => messagesAbout(author, 'STORY', locale)
  const page = 'pagesB/myStory/myStory'
  const { storyId } = await write(author)
  await staff(storyId, 'refuse', '照片里有别人的脸')
  assert.deepEqual(await said(), [['故事没有通过', '照片里有别人的脸', page]])
  await write(author, { text: '改过的故事，照片里只有锅。' })
  await staff(storyId, 'show')
  await assert.rejects(staff(storyId, 'show'))
  assert.deepEqual(
    (await said()).map(([title]) => title),
    ['故事已展示', '故事没有通过']
  )
  await shop.core.db.updateTable('story_campaign').set({ winners: 9 }).execute()
  await staff(storyId, 'choose')
  assert.deepEqual((await said())[0], ['你的故事入选了', '「送新锅」，会有人联系你', page])
  assert.equal((await said('en-US'))[0]?.[1], '“A new cooker”. We will contact you')
  await author.must(HIDE, { body: { storyId } })
  assert.equal((await said()).length, 3, 'their own act is no news')
  await shop.core.db.updateTable('story_campaign').set({ winners: 1 }).execute()
})

test('words that hurt are refused at once, and what is doubtful is marked for the desk', async () => {
  const [rude, doubtful] = [await shop.shopper(), await shop.shopper()]
  await write(rude, { text: '你们这些王八蛋，锅坏了也不修。' })
  await write(doubtful, { text: '有问题加我微信 abcdef123 聊聊这口锅' })
  await shop.sweep()
  assert.deepEqual([await stateOf(rude), await stateOf(doubtful)], ['REFUSED', 'SENT'])
  const desk = await storyDesk(shop.core)
  const of = (text: string) => desk.find((row) => row.text.zh.includes(text))
  assert.deepEqual([of('王八蛋')?.movedBy, of('微信')?.doubtful], ['moderation', true])
})

test('a heart counts once a shopper, of two at once too, and goes back', async () => {
  const [first, other] = [await shop.shopper(), await shop.shopper()]
  const give = (who: TestShopper, hearted: boolean) => who.must(HEART, { body: { storyId: SHOWN, hearted } })
  await Promise.all([give(first, true), give(first, true)])
  assert.equal((await give(other, true)).heartCount, 2)
  const story = (await first.must(LIST, { query: { size: 99 } })).list.find(({ storyId }) => storyId === SHOWN)
  assert.deepEqual([story?.hearted, story?.heartCount], [true, 2])
  assert.equal((await give(first, false)).heartCount, 1)
  assert.equal((await give(first, false)).heartCount, 1)
})

test('the campaign counts what was sent, and takes nothing before and after its time', async () => {
  const shopper = await shop.shopper()
  const before = await shop.must(CAMPAIGN)
  assert.deepEqual([before.state, before.title, before.winners], ['OPEN', ['三十年'], 1])
  await write(shopper)
  assert.equal((await shop.must(CAMPAIGN)).received, before.received + 1)
  const late = await shop.shopper()
  const move = (changes: { start_at?: Date; end_at?: Date }) =>
    shop.core.db.updateTable('story_campaign').set(changes).execute()
  const { startAt, endAt } = before
  await move({ start_at: new Date(endAt - DAY_MS) })
  assert.equal((await shop.must(CAMPAIGN)).state, 'UPCOMING')
  assert.equal(await refuses(late, {}), 'story.closed')
  await move({ start_at: new Date(startAt), end_at: new Date(shop.core.clock.now()) })
  assert.equal((await shop.must(CAMPAIGN)).state, 'OVER')
  assert.equal(await refuses(late, {}), 'story.closed')
  await move({ end_at: new Date(endAt) })
})

test('pictures come out of an archive in its order, drawn anew, under any names', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const files = await Promise.all([
    picture('#c00', 8).then((bytes) => ({ bytes, name: '../../etc/passwd' })),
    picture('#0c0', 1700).then((bytes) => ({ bytes, name: '../../etc/passwd', stored: true }))
  ])
  const { data } = await sendArchive(shopper, archiveOf(files))
  assert.equal(data.paths.length, 2)
  const storedFiles = await shop.core.db.selectFrom('stored_file').selectAll().where('path', 'in', data.paths).execute()
  assert.ok(storedFiles.every(({ purpose, owner, closed }) => purpose === 'STORY' && owner === null && closed))
  assert.ok(data.paths.every((path) => /^\/storage\/uploads\/f_[\w-]+\.png$/.test(path)))
  const [first, second] = data.paths.map(
    (path) => storedFiles.find((file) => file.path === path)?.bytes ?? Buffer.alloc(0)
  )
  const widths = [first, second].map((bytes) => bytes?.readUInt32BE(16))
  assert.deepEqual(widths, [8, 1600])
  assert.equal(await refuses(other, { pictures: data.paths }), 'story.pictures')
})

const MB = 1024 * 1024
const small = () => picture('#123')
const liars: [string, () => Promise<Buffer> | Buffer, string][] = [
  ['what is no archive', () => Buffer.from('no archive at all, but long enough to hold an end'), 'story.no-archive'],
  ['nothing', () => Buffer.alloc(0), 'story.no-archive'],
  ['an archive without files', () => archiveOf([]), 'story.no-archive'],
  ['one that is cut off', async () => archiveOf([{ bytes: await small() }]).subarray(0, -30), 'story.no-archive'],
  [
    'ten files',
    async () => archiveOf(await Promise.all([...Array(10)].map(async () => ({ bytes: await small() })))),
    'story.too-many'
  ],
  [
    'ten files that are told to be one',
    async () => archiveOf(await Promise.all([...Array(10)].map(async () => ({ bytes: await small() }))), { count: 1 }),
    'story.no-archive'
  ],
  ['no picture', () => archiveOf([{ bytes: Buffer.from('<svg></svg>') }]), 'story.no-picture'],
  [
    'a picture and another file',
    async () => archiveOf([{ bytes: await small() }, { bytes: Buffer.from('MZ'), name: 'b.png' }]),
    'story.no-picture'
  ],
  [
    'a file that is told to be shorter',
    async () => archiveOf([{ bytes: await small(), length: 1 }]),
    'story.no-archive'
  ],
  ['a wrong sum', async () => archiveOf([{ bytes: await small(), sum: 1 }]), 'story.no-archive'],
  ['a locked file', async () => archiveOf([{ bytes: await small(), flags: 1 }]), 'story.no-archive'],
  // 200 MB of nothing in 200 kB, told to be 100 bytes
  [
    'a bomb that says that it is small',
    () => archiveOf([{ bytes: Buffer.alloc(200 * MB), length: 100, sum: 0 }]),
    'story.too-large'
  ],
  ['a bomb that says so', () => archiveOf([{ bytes: Buffer.alloc(31 * MB) }]), 'story.too-large'],
  [
    'nine that are too large together',
    () => archiveOf([...Array(9)].map(() => ({ bytes: Buffer.alloc(4 * MB) }))),
    'story.too-large'
  ],
  [
    'a stream that never ends its file',
    () => archiveOf([{ bytes: deflateRawSync(Buffer.alloc(MB)).subarray(0, 100), stored: true, length: 100 }]),
    'story.no-picture'
  ]
]
for (const [name, bytes, code] of liars) {
  test(`an archive that holds ${name} is refused, and nothing of it is kept`, async () => {
    const shopper = await shop.shopper()
    assert.equal((await sendArchive(shopper, await bytes())).code, code)
    const rows = await shop.core.db
      .selectFrom('stored_file')
      .select('path')
      .where('user_id', '=', shopper.userId)
      .execute()
    assert.deepEqual(rows, [])
  })
}

test('the console shows, refuses with a reason, and chooses', async () => {
  const author = await shop.shopper()
  const { storyId } = await write(author)
  const step = async (name: string, payload: object = {}) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: `/demo/api/stories/${storyId}/${name}`,
        headers: ownPage(shop),
        payload
      })
    ).statusCode
  assert.equal(await step('show'), 200)
  assert.equal(await stateOf(author), 'SHOWN')
  assert.equal(await step('refuse'), 400)
  assert.equal(await step('other'), 400)
  assert.equal(await step('refuse', { reason: '换一张清楚的照片' }), 200)
  assert.equal((await author.must(OWN)).story?.refusedFor, '换一张清楚的照片')
  const state = await shop.app.inject({ url: '/demo/api/state', headers: ownPage(shop) })
  const { stories } = state.json<{ stories: { storyId: string; movedBy: string }[] }>()
  assert.equal(stories.find((story) => story.storyId === storyId)?.movedBy, 'staff_demo')
})
