import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { rangeOf } from '../../../gateway/src/core/files/storage-host'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { kitchenContent } from '../../../gateway/src/demonstration/recipes'
import { videoFile } from '../../../gateway/src/demonstration/videos/files'
import { startTestGateway, type TestGateway } from '../support'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const kitchen = kitchenContent()
const { products } = demonstrationCatalogue
const videos = [...kitchen.recipes, ...kitchen.guides, ...products].flatMap(({ video }) => video ?? [])

test('each of the eighteen videos is a small MP4 of eight seconds at most, with words in both languages', async () => {
  assert.equal(videos.length, 18)
  for (const { url, seconds, captions } of videos) {
    const bytes = await videoFile(url)
    assert.ok(bytes && bytes.length <= 150 * 1024, url)
    assert.equal(bytes.toString('latin1', 4, 8), 'ftyp', url)
    assert.ok(seconds <= 8, url)
    assert.ok(
      captions.every(({ at: second, words }) => second < seconds && words.zh !== '' && words.en !== ''),
      url
    )
  }
  assert.equal(await videoFile('/storage/videos/../scenes.ts'), undefined)
  assert.equal(await videoFile('/storage/videos/none.mp4'), undefined)
})

test('a recipe and a guide name their video, and it is sent whole or in the part that is asked for', async () => {
  const detail = await gateway.app.inject({
    method: 'GET',
    url: `/o2pcm/pub/v1/crm-group-get/recipe-detail?recipeCode=${kitchen.recipes[0]?.recipeCode}`,
    headers: { 'x-lang': 'en-US' }
  })
  const { video } = (detail.json() as { data: { video: { url: string; captions: { text: string }[] } } }).data
  assert.equal(video.captions[0]?.text, kitchen.recipes[0]?.name.en)
  const get = (range?: string) =>
    gateway.app.inject({ method: 'GET', url: video.url, headers: range === undefined ? {} : { range } })
  const whole = await get()
  assert.deepEqual([whole.statusCode, whole.headers['content-type']], [200, 'video/mp4'])
  const part = await get('bytes=4-7')
  assert.deepEqual(
    [part.statusCode, part.body, part.headers['content-range']],
    [206, 'ftyp', `bytes 4-7/${whole.rawPayload.length}`]
  )
  assert.equal((await get('bytes=99999999-')).statusCode, 416)
})

test('a product names its film, in the reader’s words; most have none', async () => {
  const filmOf = async (spuCode: string) => {
    const reply = await gateway.app.inject({
      method: 'GET',
      url: `/o2pcm/v1/pub/product/detail?spuCode=${spuCode}`,
      headers: { 'x-lang': 'en-US' }
    })
    return (reply.json() as { data: { title: string; video?: { url: string; captions: { text: string }[] } } }).data
  }
  const [withFilm, other] = [products.find(({ video }) => video), products.find(({ video }) => !video)]
  assert.ok(withFilm && other)
  const { title, video } = await filmOf(withFilm.spuCode)
  assert.equal(video?.captions[0]?.text, title)
  assert.ok(await videoFile(video?.url ?? ''))
  assert.equal((await filmOf(other.spuCode)).video, undefined)
})

test('a range is one part within the file, or none is known', () => {
  for (const [range, match] of [
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=2-3', { from: 2, to: 3 }],
    ['bytes=8-99', { from: 8, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-99', { from: 0, to: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=3-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['lines=0-1', undefined],
    ['bytes=-', undefined],
    [undefined, undefined]
  ] as const)
    assert.deepEqual(rangeOf(range, 10), match, String(range))
})
