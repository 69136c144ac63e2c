// Nobody's uploads keep those of others waiting: places by shopper, taken when the file is there
import assert from 'node:assert/strict'
import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { after, before, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { tooLarge, wholeBody } from '../../../gateway/src/core/wire/multipart'
import { takePicture } from '../../../gateway/src/core/files/pictures'
import { Room, Turns } from '../../../gateway/src/core/wire/turns'
import { contract, type UploadKey } from '../../../contract'
import { film } from '../content/films'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { UPLOAD_VIDEO } from '../content/reviews'
import { until } from '../support'

let shop: TestShop
let port: number
before(async () => {
  shop = await startShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
after(() => shop.close())

const form = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('--cut\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--cut--\r\n')
  ])
const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
const sendVideo = (shopper: TestShopper) => shopper.ask(UPLOAD_VIDEO, { headers, body: form(film()) })

/** An upload whose body begins and never goes on, on a socket that stays open when the gateway closes it. */
function beginUpload({ token }: { token: string }, key: UploadKey = UPLOAD_VIDEO): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  const [, path] = key.split(' ')
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'host: a',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=cut',
      'content-length: 90000',
      '',
      '--cut\r\n'
    ].join('\r\n')
  )
  return socket
}
const connections = (): Promise<number> =>
  new Promise((resolve) => shop.app.server.getConnections((_, n) => resolve(n)))

test('connections that begin an upload and send nothing more take nobody’s place', { timeout: 60_000 }, async (t) => {
  const [idle, other] = [await shop.shopper(), await shop.shopper()]
  const before = await connections()
  const sockets = [1, 2, 3, 4, 5, 6].map(() => beginUpload({ token: idle.token }))
  t.after(() => sockets.forEach((socket) => socket.destroy()))
  await until(async () => (await connections()) === before + 6)
  let givenUp = 0
  for (const socket of sockets) socket.on('data', () => (givenUp += 1))
  for (const shopper of [other, idle]) assert.equal((await sendVideo(shopper)).code, 'S')
  assert.equal(givenUp, 0, 'the others went on while these were still there')
})

const uploads = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (key): key is UploadKey => 'upload' in contract[key] && contract[key].upload !== undefined
)
for (const key of uploads) {
  test(`idle bodies of ${key} keep nobody but their sender waiting`, { timeout: 60_000 }, async (t) => {
    const [idle, other] = [await shop.shopper(), await shop.shopper()]
    const sockets = Array.from({ length: 13 }, () => beginUpload(idle, key))
    t.after(() => sockets.forEach((socket) => socket.destroy()))
    let tooMany = ''
    for (const socket of sockets) socket.on('data', (part: Buffer) => (tooMany += part.toString('latin1')))
    // one of thirteen at once is refused, and its connection ends
    await until(() => tooMany.includes('upload.many'))
    const answer = await other.ask(key, { headers, body: form(Buffer.from('no file of this kind')) })
    assert.ok(!answer.success && !answer.code.startsWith('upload.'), answer.code)
  })
}

test('a socket that is refused is gone soon, though its sender keeps it open', { timeout: 60_000 }, async (t) => {
  const came = once(shop.app.server, 'connection') as Promise<[Socket]>
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume()
  t.after(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.write('no request at all\r\n\r\n')
  const [theirs] = await came
  await until(() => theirs.destroyed)
})

test('one has not all places, however many they send; who waits for another of their own lets others by', async () => {
  const turns = new Turns({ atOnce: 2, atOnceOfOne: 1, ofOne: 9, ofAll: 99, patience: 60_000 })
  const inside: string[] = []
  const enter = (who: string, name: string) => turns.enter(who).then((leave) => (inside.push(name), leave))
  const first = await enter('a', 'a1')
  const second = enter('a', 'a2')
  const third = enter('a', 'a3')
  await nextTurn()
  assert.deepEqual(inside, ['a1'])
  const other = await enter('b', 'b1')
  const waiting = enter('b', 'b2')
  const late = enter('c', 'c1')
  other()
  await nextTurn()
  assert.deepEqual(inside, ['a1', 'b1', 'b2'])
  first()
  await nextTurn()
  assert.deepEqual(inside, ['a1', 'b1', 'b2', 'a2'])
  for (const leave of [second, waiting, late, third]) {
    ;(await leave)()
    await nextTurn()
  }
  assert.deepEqual(inside.slice(4).sort(), ['a3', 'c1'])
})

test('turns go round by shopper, so many at once', async () => {
  const turns = new Turns({ atOnce: 2, ofOne: 9, ofAll: 99, patience: 60_000 })
  const entries: string[] = []
  const ends: (() => void)[] = []
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'b2'])
    void turns.enter(name.charAt(0)).then((end) => {
      entries.push(name)
      ends.push(end, end) // told twice, it is over once
    })
  await nextTurn()
  assert.deepEqual(entries, ['a1', 'a2'])
  while (ends.length > 0) {
    ends.shift()?.()
    await nextTurn()
  }
  assert.deepEqual(entries, ['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2', 'a5'])
})

const refusal = async (wait: Promise<unknown>): Promise<unknown> => {
  const error = await wait.then(
    () => assert.fail('it was let in'),
    (why: unknown) => why
  )
  const { status, code } = error as { status: number; code: string }
  return `${status} ${code}`
}

test('what waits is bounded, of one shopper, of all and in time, and the refusal says which', async () => {
  const turns = new Turns({ atOnce: 1, ofOne: 2, ofAll: 3, patience: 60_000 })
  const end = await turns.enter('a')
  const waits = [turns.enter('a'), turns.enter('a')]
  assert.equal(await refusal(turns.enter('a')), '429 upload.many')
  waits.push(turns.enter('b'))
  assert.equal(await refusal(turns.enter('b')), '503 upload.busy')
  end()
  await Promise.all(waits.map(async (wait) => (await wait)()))

  const short = new Turns({ atOnce: 1, ofOne: 2, ofAll: 3, patience: 1 })
  const leave = await short.enter('a')
  // its timer keeps no process alive by itself
  const alive = setInterval(() => undefined, 1000)
  assert.equal(await refusal(short.enter('b')), '503 upload.busy')
  clearInterval(alive)
  leave()
  ;(await short.enter('b'))()
})

test('one shopper sends so much in an hour, refused or not, and the next hour goes on', () => {
  let now = 0
  const room = new Room({ ofOne: 2, bytesOfOne: 100, bytesOfAll: 150, bytesOfOneInHour: 120 }, () => now)
  const send = (who: string, bytes: number): string => {
    const reply = new EventEmitter()
    try {
      room.take(who, reply as never)(bytes)
      return 'taken'
    } catch (error) {
      return (error as { code: string }).code
    } finally {
      reply.emit('close')
    }
  }
  assert.deepEqual(
    [send('a', 80), send('a', 80), send('b', 80), send('a', 40)],
    ['taken', 'upload.hourly', 'taken', 'taken']
  )
  now += 3_600_000
  assert.equal(send('a', 80), 'taken')
})

test('bodies take memory by what has come of them, and give it back with their reply', () => {
  const room = new Room({ ofOne: 2, bytesOfOne: 100, bytesOfAll: 150 })
  const reply = () => new EventEmitter()
  const code = (work: () => unknown): unknown => {
    try {
      work()
    } catch (error) {
      return (error as { code: string }).code
    }
    return undefined
  }
  const [first, second, other] = [reply(), reply(), reply()]
  const take = room.take('a', first as never)
  room.take('a', second as never)
  assert.equal(
    code(() => room.take('a', reply() as never)),
    'upload.many'
  )
  take(90)
  assert.equal(
    code(() => take(20)),
    'upload.many'
  )
  const theirs = room.take('b', other as never)
  assert.equal(
    code(() => theirs(70)),
    'upload.busy'
  )
  first.emit('close')
  theirs(70)
  assert.equal(
    code(() => room.take('a', reply() as never)),
    undefined
  )
})

test('a body that stops coming, breaks off or is too large is given up', async () => {
  const rule = contract[UPLOAD_VIDEO].upload
  const read = (body: PassThrough) =>
    wholeBody(
      body,
      { mostBytes: 10, stalledAfter: 20 },
      () => undefined,
      () => tooLarge(rule, 413)
    )
  const [idle, cut, large, whole] = [1, 2, 3, 4].map(() => new PassThrough())
  assert.ok(idle && cut && large && whole)
  const alive = setInterval(() => undefined, 1000)
  idle.write('some')
  assert.equal(await refusal(read(idle)), '408 upload.stalled')
  clearInterval(alive)
  const reading = read(cut)
  cut.destroy()
  assert.equal(await refusal(reading), '408 upload.stalled')
  large.write('eleven bytes')
  assert.equal(await refusal(read(large)), '413 review.video-large')
  whole.write('ten')
  whole.end(' bytes')
  assert.equal(String(await read(whole)), 'ten bytes')
})

test('however many pictures one shopper sends, another’s is drawn after the one that is under way', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const pictures: string[] = []
  const draw = async (who: string): Promise<void> => {
    await takePicture(bytes, { largestSide: 99, keptSide: 32 }, who)
    pictures.push(who)
  }
  const many = Array.from({ length: 9 }, () => draw('one'))
  await nextTurn()
  const all = [...many, draw('another')]
  await Promise.all(all)
  assert.ok(pictures.indexOf('another') <= 2, pictures.join(' '))
})
