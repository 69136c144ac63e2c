import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { REVIEW_VIDEO } from '../../../domain/content/review'
import { contract } from '../../../contract'
import { videoFile } from '../../../gateway/src/demonstration/videos/files'
import { takeVideo } from '../../../gateway/src/core/files/videos'
import { box, film, TAKEN_AT } from './films'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { send } from '../owners'
import { CREATE, DELETE, draftOf, LIST, QUANTITY, completedOrder, ROWS, UPLOAD, UPLOAD_VIDEO, write } from './reviews'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const form = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    ),
    bytes,
    Buffer.from('\r\n--cut--\r\n')
  ])
const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
const sendVideo = (shopper: TestShopper, bytes: Buffer) => shopper.ask(UPLOAD_VIDEO, { headers, body: form(bytes) })
const uploadFilm = async (shopper: TestShopper, bytes = film()): Promise<string> => {
  const { data } = await sendVideo(shopper, bytes)
  return (data as { path: string }).path
}
const picture = async (shopper: TestShopper): Promise<string> => {
  const { data } = await send(shopper, UPLOAD, { path: {}, query: {}, body: {} })
  return (data as { path: string }).path
}

test('a video is taken by what it is, and kept without where and when it was recorded', async () => {
  const place = box('udta', box('\xa9xyz', '+30.2741+120.1551/'))
  const bytes = film({ extra: place, between: box('uuid', 'a person, a place') })
  const video = takeVideo(Buffer.from(bytes))
  assert.ok(typeof video === 'object')
  assert.deepEqual([video.seconds, video.bytes.length], [5, bytes.length])
  const text = video.bytes.toString('latin1')
  for (const word of ['+30.2741', 'a person', 'Film 1', 'mebx']) assert.ok(!text.includes(word), word)
  const when = Buffer.alloc(4)
  when.writeUInt32BE(TAKEN_AT)
  assert.ok(bytes.includes(when))
  assert.ok(!video.bytes.includes(when))
})

test('the demonstration’s own videos are such ones, and play as before: no byte of their pictures is another', async () => {
  const bytes = (await videoFile('/storage/videos/recipe-mug-cake.mp4')) ?? Buffer.alloc(0)
  const video = takeVideo(Buffer.from(bytes))
  assert.ok(typeof video === 'object')
  const pictures = bytes.subarray(bytes.indexOf('mdat'))
  assert.ok(video.bytes.subarray(bytes.indexOf('mdat')).equals(pictures))
  assert.equal(video.bytes.indexOf('moov'), bytes.indexOf('moov'))
})

const whole = film()
for (const [name, bytes, why] of [
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'no-video'],
  ['nothing', Buffer.alloc(0), 'no-video'],
  ['a page', Buffer.from('<script>1</script>'.repeat(9)), 'no-video'],
  ['WebM', Buffer.from('1a45dfa3'.repeat(9), 'hex'), 'no-video'],
  ['one that ends before it should', whole.subarray(0, -1), 'no-video'],
  ['one with more behind it', Buffer.concat([whole, Buffer.from('more')]), 'no-video'],
  ['one without a head', Buffer.concat([box('ftyp', 'isom'), box('mdat', 'x')]), 'no-video'],
  ['one without pictures', film({ codec: 'avc1', width: 0 }), 'unplayable'],
  ['one of no length', film({ seconds: 0 }), 'no-video'],
  ['HEVC', film({ codec: 'hvc1' }), 'unplayable'],
  ['one far too wide', film({ width: 9000 }), 'unplayable'],
  ['a live recording', Buffer.concat([whole, box('moof', 'x')]), 'unplayable'],
  [
    'a box larger than its file',
    Buffer.concat([box('ftyp', 'isom'), Buffer.from('7fffffff6d6f6f76', 'hex')]),
    'no-video'
  ]
] as const) {
  test(`no video that is taken: ${name}`, () => assert.equal(takeVideo(Buffer.from(bytes)), why))
}

test('any damage to a video is refused or harmless', () => {
  for (let index = 0; index < whole.length - 64; index += 1) {
    for (const value of [0, 1, 127, 255]) {
      const damagedBytes = Buffer.from(whole)
      damagedBytes[index] = value
      const video = takeVideo(damagedBytes)
      assert.ok(typeof video === 'string' || video.bytes.length === whole.length)
    }
  }
})

test('a video is at most as long and as large as the form says', async () => {
  const shopper = await shop.shopper()
  assert.equal(contract[UPLOAD_VIDEO].upload.maxBytes, REVIEW_VIDEO.bytes)
  assert.equal((await sendVideo(shopper, film({ seconds: 31 }))).code, 'review.video-long')
  assert.equal((await sendVideo(shopper, film({ trackSeconds: 90 }))).code, 'review.video-long')
  assert.equal((await sendVideo(shopper, film({ bytes: REVIEW_VIDEO.bytes }))).code, 'review.video-large')
  assert.equal((await sendVideo(shopper, film({ codec: 'hvc1' }))).code, 'review.video-unplayable')
  assert.equal((await sendVideo(shopper, Buffer.from('text'))).code, 'review.no-video')
  assert.equal((await shop.ask(UPLOAD_VIDEO, { headers, body: form(film()) })).status, 401)
})

test('a large video is sent whole or in parts, as a video and nothing else', async () => {
  const shopper = await shop.shopper()
  const bytes = film({ seconds: 30, bytes: 19 * 1024 * 1024 })
  const { data } = await sendVideo(shopper, bytes)
  const { path: url, seconds } = data as { path: string; seconds: number }
  assert.equal(seconds, 30)
  const get = (range?: string) => shop.app.inject({ url, headers: range === undefined ? {} : { range } })
  const all = await get()
  assert.deepEqual(
    [all.statusCode, all.headers['content-type'], all.headers['x-content-type-options'], all.headers['accept-ranges']],
    [200, 'video/mp4', 'nosniff', 'bytes']
  )
  assert.equal(all.rawPayload.length, bytes.length)
  assert.ok(all.rawPayload.subarray(-1024).equals(bytes.subarray(-1024)))
  const across = await get('bytes=524280-524300')
  assert.deepEqual(
    [across.statusCode, across.headers['content-range'], across.headers['content-length']],
    [206, `bytes 524280-524300/${bytes.length}`, '21']
  )
  assert.ok(across.rawPayload.equals(all.rawPayload.subarray(524_280, 524_301)))
  assert.equal((await get(`bytes=${bytes.length}-`)).statusCode, 416)
})

test('a review shows its video to everybody, counts it as a picture, and takes it away with itself', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const [video, poster] = [await uploadFilm(shopper), await picture(shopper)]
  const pictureCount = async () => (await shop.must(QUANTITY, { query: { spuCode: 'P_POT' } })).counts.PICTURE
  const before = await pictureCount()
  const text = '用了两周，烧水很快，壶口倒水不滴，值得买。'
  const reviews = [draftOf(orderCode, { text, video, videoPoster: poster })]
  const { points } = await shopper.must(CREATE, { body: { reviews } })
  assert.equal(points, 50)
  await shop.sweep()
  const firstShown = async () => (await shop.must(LIST, { query: { spuCode: 'P_POT', kind: 'PICTURE' } })).list[0]
  assert.deepEqual((await firstShown())?.video, { url: video, poster, seconds: 5 })
  assert.equal(await pictureCount(), before + 1)
  const reviewId = (await firstShown())?.reviewId ?? ''
  await shopper.must(DELETE, { body: { reviewId } })
  assert.equal(await pictureCount(), before)
  for (const path of [video, poster]) assert.equal((await shop.app.inject({ url: path })).statusCode, 404)
  const pieces = await shop.core.db.selectFrom('stored_piece').select('at').where('path', '=', video).execute()
  assert.deepEqual(pieces, [])
})

test('a video is the shopper’s own upload, and neither serves as the other', async () => {
  const [mine, other] = [await shop.shopper(), await shop.shopper()]
  const orderCode = await completedOrder(shop, mine)
  const code = async (changes: Parameters<typeof draftOf>[1]) =>
    (await mine.ask(CREATE, { body: { reviews: [draftOf(orderCode, changes)] } })).code
  const [video, theirs, photo] = [await uploadFilm(mine), await uploadFilm(other), await picture(mine)]
  assert.equal(await code({ video: theirs }), 'review.video')
  assert.equal(await code({ video: photo }), 'review.video')
  assert.equal(await code({ pictures: [video] }), 'review.pictures')
  assert.equal(await code({ video, videoPoster: await picture(other) }), 'review.pictures')
  assert.equal(await code({ video, videoPoster: video }), 'review.pictures')
  await write(mine, orderCode, { video })
  assert.deepEqual((await mine.must(ROWS, { query: { orderCode } })).list[0]?.review?.video, {
    url: video,
    poster: '',
    seconds: 5
  })
})

test('a video lies in pieces that hold nobody up, and one whose pieces are longer is read as well', async () => {
  const { db, clock } = shop.core
  const path = await uploadFilm(await shop.shopper())
  const pieces = await db.selectFrom('stored_piece').select('bytes').where('path', '=', path).execute()
  assert.ok(pieces.every(({ bytes }) => bytes.length <= 64 * 1024))
  const older = '/storage/uploads/f_older.mp4'
  const whole = Buffer.from(Array.from({ length: 230_000 }, (_, index) => index % 251))
  await db
    .insertInto('stored_file')
    .values({
      path: older,
      user_id: 'u_before',
      type: 'video/mp4',
      bytes: Buffer.alloc(0),
      created_at: clock.date(),
      seconds: 5,
      length: whole.length
    })
    .execute()
  for (const index of [0, 1, 2]) {
    const bytes = whole.subarray(index * 100_000, (index + 1) * 100_000)
    await db.insertInto('stored_piece').values({ path: older, at: index, bytes }).execute()
  }
  const part = await shop.app.inject({ url: older, headers: { range: 'bytes=99990-200010' } })
  assert.deepEqual(part.rawPayload, whole.subarray(99_990, 200_011))
})
