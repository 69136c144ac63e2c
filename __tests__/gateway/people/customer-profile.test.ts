import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { AVATAR_BYTES, AVATAR_SIDE } from '../../../domain/people/profile'
import { filePart, piecesOf } from '../../../gateway/src/core/wire/multipart'
import { rawAnswer, startTestGateway, type Answer, type TestGateway } from '../support'

const UPLOAD = '/o2cum/v1/customer-info/upload-avatar'
const INFO = 'GET /o2cum/v1/customer-info'
const RENAME = 'PUT /o2cum/v1/customer-info'

let gateway: TestGateway
let token: string
before(async () => {
  gateway = await startTestGateway()
  token = await gateway.tokenOf('u_lin')
})
after(() => gateway.close())

const PLACE = Buffer.from('GPS 30.2741 120.1551')
const blank = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#3a6' } })
let PNG: Buffer
let WEBP: Buffer
let JPEG: Buffer
/** Words of a program beside a JPEG's picture. */
let bytesSent: Buffer
before(async () => {
  PNG = await blank().png().toBuffer()
  WEBP = await blank().webp().toBuffer()
  JPEG = await blank().jpeg().toBuffer()
  const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, PLACE.length + 2]), PLACE])
  bytesSent = Buffer.concat([JPEG.subarray(0, 2), note, JPEG.subarray(2)])
})

interface Form {
  field?: string
  fileName?: string
  type?: string
  token?: string | undefined
  boundary?: string
}
const formOf = (bytes: Buffer, { field = 'file', fileName = 'a.png', type = 'image/png', boundary = 'x7' }: Form) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n`),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`)
  ])
async function post(payload: Buffer, headers: Record<string, string>): Promise<Answer<{ avatar: string }>> {
  const answer = await gateway.app.inject({ method: 'POST', url: UPLOAD, payload, headers })
  return { ...answer.json<Answer<{ avatar: string }>>(), status: answer.statusCode }
}
const upload = (bytes: Buffer, form: Form = {}): Promise<Answer<{ avatar: string }>> =>
  post(formOf(bytes, form), {
    'content-type': `multipart/form-data; boundary=${form.boundary ?? 'x7'}`,
    'x-lang': 'en-US',
    ...('token' in form && form.token === undefined ? {} : { authorization: `Bearer ${form.token ?? token}` })
  })
const fetchPicture = (path: string) => gateway.app.inject({ url: path })

/** What is shown of a picture once it was taken. */
const storedBytes = async (bytes: Buffer): Promise<Buffer> =>
  (await fetchPicture((await upload(bytes)).data.avatar)).rawPayload

test('a picture is kept, shown by its own type, and part of the customer', async () => {
  for (const [bytes, type, ending] of [
    [PNG, 'image/png', 'png'],
    [WEBP, 'image/webp', 'webp'],
    [JPEG, 'image/jpeg', 'jpg']
  ] as const) {
    // neither its name nor the type it claims is believed
    const { data } = await upload(bytes, { fileName: '../../evil.html', type: 'text/html' })
    assert.match(data.avatar, new RegExp(`^/storage/uploads/f_[A-Za-z0-9_-]{16}\\.${ending}$`))
    assert.equal((await gateway.must(INFO, { token })).avatar, data.avatar)
    const picture = await fetchPicture(data.avatar)
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, type])
    assert.equal(picture.headers['x-content-type-options'], 'nosniff')
    assert.match(String(picture.headers['content-security-policy']), /sandbox/)
  }
  assert.equal((await gateway.must(INFO, { token: await gateway.tokenOf('u_chen') })).avatar, undefined)
})

test('the picture before is gone once another took its place', async () => {
  const first = (await upload(PNG)).data.avatar
  assert.equal((await fetchPicture(first)).statusCode, 200)
  const second = (await upload(WEBP)).data.avatar
  assert.equal((await fetchPicture(first)).statusCode, 404)
  assert.equal((await sharp((await fetchPicture(second)).rawPayload).metadata()).format, 'webp')
})

const EXIF = { IFD0: { Copyright: 'GPS of our house' }, IFD3: { GPSLatitude: '30/1 16/1 27/1' } }
/** A chunk of a PNG; nobody adds its sum up here. */
const pngChunk = (kind: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  return Buffer.concat([size, Buffer.from(kind), content, Buffer.alloc(4)])
}
test('what was written beside a picture, such as the place, is not kept wherever it stood', async () => {
  const xmp = '<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/">GPS 30.2741</x:xmpmeta>'
  const files: [string, Buffer][] = [
    ['EXIF of a JPEG', await blank().jpeg().withExif(EXIF).toBuffer()],
    ['EXIF of a PNG', await blank().png().withExif(EXIF).toBuffer()],
    ['EXIF of a WebP', await blank().webp().withExif(EXIF).toBuffer()],
    ['XMP of a JPEG', await blank().jpeg().withXmp(xmp).toBuffer()],
    ['XMP of a WebP', await blank().webp().withXmp(xmp).toBuffer()],
    ['words of a JPEG', bytesSent],
    ['words behind a JPEG', Buffer.concat([JPEG, PLACE])],
    ['a second picture behind the end', Buffer.concat([JPEG, bytesSent])],
    ['words of a PNG', Buffer.concat([PNG.subarray(0, 33), pngChunk('prVt', PLACE), PNG.subarray(33)])],
    ['words behind a PNG', Buffer.concat([PNG, PLACE])],
    ['words behind a WebP', Buffer.concat([WEBP, PLACE])]
  ]
  for (const [name, bytes] of files) {
    assert.ok(bytes.includes('GPS') || /EXIF/.test(name), name)
    const bytesNow = await storedBytes(bytes)
    assert.ok(!bytesNow.includes('GPS'), name)
    const { exif, xmp: words, width, height } = await sharp(bytesNow).metadata()
    assert.deepEqual([exif, words, width, height], [undefined, undefined, 40, 30], name)
  }
})

test('a picture that a camera took turned stands upright, and is no larger than it is shown', async () => {
  const turnedPicture = await blank(1200, 600).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { width, height, orientation } = await sharp(await storedBytes(turnedPicture)).metadata()
  assert.deepEqual([width, height, orientation], [AVATAR_SIDE / 2, AVATAR_SIDE, undefined])
})

test('what is no picture, too large or too wide is refused and changes nothing', async () => {
  const before = (await gateway.must(INFO, { token })).avatar
  // a few bytes that would be 3.6 GB of pixels
  const bomb = Buffer.from(PNG)
  bomb.writeUInt32BE(30_000, 16)
  bomb.writeUInt32BE(30_000, 20)
  const refusals: [string, Buffer, string][] = [
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'avatar.no-picture'],
    [
      'a drawing with scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'avatar.no-picture'
    ],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00'), 'avatar.no-picture'],
    ['nothing', Buffer.alloc(0), 'avatar.no-picture'],
    ['the head of a PNG', PNG.subarray(0, 16), 'avatar.no-picture'],
    ['a PNG that is cut', PNG.subarray(0, -20), 'avatar.no-picture'],
    ['the head of a JPEG', JPEG.subarray(0, 30), 'avatar.no-picture'],
    ['a JPEG that is cut', JPEG.subarray(0, -40), 'avatar.no-picture'],
    ['a JPEG whose parts go beyond its end', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0]), 'avatar.no-picture'],
    ['the head of a WebP', WEBP.subarray(0, 14), 'avatar.no-picture'],
    ['a WebP that is cut', WEBP.subarray(0, -4), 'avatar.no-picture'],
    ['30,000 px either way', bomb, 'avatar.too-wide'],
    ['5000 px of JPEG', await blank(5000, 10).jpeg().toBuffer(), 'avatar.too-wide'],
    [
      'a drawing that says it is a PNG',
      Buffer.concat([PNG.subarray(0, 8), Buffer.from('<svg/>')]),
      'avatar.no-picture'
    ],
    ['one byte too many', Buffer.concat([PNG, Buffer.alloc(AVATAR_BYTES - PNG.length + 1)]), 'avatar.too-large']
  ]
  for (const [name, bytes, code] of refusals) {
    const answer = await upload(bytes)
    assert.deepEqual([answer.status, answer.code], [200, code], name)
  }
  const far = await upload(Buffer.alloc(AVATAR_BYTES * 2))
  assert.deepEqual(
    [far.status, far.code, far.message],
    [413, 'avatar.too-large', 'That picture is too large, 512 KB at most']
  )
  assert.equal((await gateway.must(INFO, { token })).avatar, before)
  const whole = Buffer.concat([PNG, Buffer.alloc(AVATAR_BYTES - PNG.length)])
  assert.ok((await upload(whole)).success)
})

test('a form that is none is refused, not misread', async () => {
  const type = 'multipart/form-data; boundary=x7'
  const authorization = `Bearer ${token}`
  const good = formOf(PNG, {})
  const forms: [string, Buffer, string][] = [
    ['no boundary', good, 'multipart/form-data'],
    ['another boundary', good, 'multipart/form-data; boundary=y'],
    ['cut', good.subarray(0, good.length - 12), type],
    ['no end of the head', Buffer.from('--x7\r\ncontent-disposition: form-data; name="file"'), type],
    ['a head without end', Buffer.from(`--x7\r\n${'a'.repeat(9000)}\r\n\r\nx\r\n--x7--`), type],
    ['many parts', Buffer.from('--x7\r\na: b\r\n\r\n1\r\n'.repeat(500)), type],
    ['empty', Buffer.from('--x7--'), type],
    ['JSON', Buffer.from('{"file":"x"}'), 'application/json']
  ]
  for (const [name, body, contentType] of forms) {
    const answer = await post(body, { 'content-type': contentType, authorization })
    assert.deepEqual([answer.status, answer.code], [400, 'request.invalid'], name)
  }
  assert.equal((await upload(PNG, { field: 'other' })).status, 400)
  assert.ok((await upload(PNG, { boundary: '----WebKitFormBoundary7MA4YWxkTrZu0gW' })).success)
  assert.equal((await upload(PNG, { token: undefined })).status, 401)
})

/** What was found in a form, and how many of its pieces were read for it. */
async function piecesRead(body: Buffer): Promise<{ read: number; of: number; found: Buffer | undefined }> {
  const pieces = [...piecesOf(body)]
  let read = 0
  const stream = {
    next: () => {
      const value = pieces[read]
      if (value === undefined) return { done: true as const, value }
      read += 1
      return { done: false as const, value }
    }
  }
  const found = await filePart(stream, 'multipart/form-data; boundary=x7', 'file')
  return { read, of: pieces.length, found }
}

test('a form that floods the shop with parts is given up where they become too many', async () => {
  const part = (name: string, value: string) =>
    `--x7\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const fill = '-'.repeat(512 * 1024)
  const floods: [string, string][] = [
    ['nothing but boundaries', `${'--x7\r\n'.repeat(88_000)}--x7--`],
    ['parts with an empty head', `${'--x7\r\n\r\n\r\n'.repeat(53_000)}--x7--`],
    ['nine parts', `${part('note', 'x').repeat(9)}${part('other', fill)}--x7--`],
    ['two files', `${part('file', 'x').repeat(2)}${part('other', fill)}--x7--`]
  ]
  for (const [name, body] of floods) {
    const { read, of, found } = await piecesRead(Buffer.from(body))
    assert.equal(found, undefined, name)
    assert.ok(of > 200 && read === 1, `${name}: ${read} of ${of} pieces`)
  }
  const whole = await piecesRead(Buffer.from(`${part('note', 'x').repeat(7)}${part('file', fill)}--x7--\r\n`))
  assert.deepEqual([whole.read, whole.found?.length], [whole.of, fill.length])
})

test('the shop refuses a stranger before it reads their picture', { timeout: 20_000 }, async (t) => {
  const other = await startTestGateway({ seeds: false })
  t.after(() => other.close())
  // a gateway that waits for the picture says so soon
  Object.assign(other.app.server, { headersTimeout: 3000, requestTimeout: 3000, connectionsCheckingInterval: 100 })
  const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  const head = `POST ${UPLOAD} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\ncontent-length: 400000\r\n`
  // the rest of the form never comes
  const answer = await rawAnswer(Number(port), `${head}content-type: multipart/form-data; boundary=x7\r\n\r\n--x7`)
  assert.match(answer, /^HTTP\/1\.1 401 /)
})

test('bytes that look like the form’s own end are part of the picture while they are not', async () => {
  const inside = pngChunk('IDAT', Buffer.from('\r\n--x--x7 name="file"'))
  const tricky = Buffer.concat([PNG, inside])
  assert.equal((await sharp(await storedBytes(tricky)).metadata()).format, 'png')
  const cut = PNG.indexOf('IDAT') + 8
  const brokenPng = Buffer.concat([PNG.subarray(0, cut), inside.subarray(8), PNG.subarray(cut)])
  assert.equal((await upload(brokenPng)).code, 'avatar.no-picture')
})

test('an uploaded path leads to uploads alone', async () => {
  for (const path of ['/storage/uploads/', '/storage/uploads/f_x.png']) {
    assert.equal((await fetchPicture(path)).statusCode, 404, path)
  }
})

test('a name is tidied, kept in every language, and refused when it can’t be seen', async () => {
  const mine = await gateway.tokenOf('u_zhou')
  const reply = await gateway.must(RENAME, { token: mine, body: { nickName: '  小满  👩‍🍳 ' } })
  // the joiner of an emoji is part of how it looks
  assert.equal(reply.nickName, '小满 👩‍🍳')
  assert.equal((await gateway.must(INFO, { token: mine, locale: 'en-US' })).nickName, '小满 👩‍🍳')
  const unseen = ['   ', 'a\u202Eb', 'a\nb', '\u200B', '\u3164', 'a\u{E0001}b', '\u0301'.repeat(20)]
  for (const nickName of unseen) {
    assert.equal((await gateway.ask(RENAME, { token: mine, body: { nickName } })).code, 'nickname.unfit')
  }
  assert.equal((await gateway.ask(RENAME, { token: mine, body: { nickName: 'x'.repeat(21) } })).status, 400)
  assert.equal((await gateway.must(RENAME, { token: mine, body: { nickName: '禾'.repeat(20) } })).nickName.length, 20)
})
