/** Videos in which nothing can be seen: boxes as a phone writes them. */

export const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
/** Words of four bytes. */
const words = (...list: number[]): Buffer => {
  const bytes = Buffer.alloc(list.length * 4)
  list.forEach((word, index) => bytes.writeUInt32BE(word, index * 4))
  return bytes
}
/** Seconds since 1904 at which it was taken. */
export const TAKEN_AT = 3_900_000_000

interface Film {
  seconds?: number
  codec?: string
  width?: number
  /** The track's length alone. */
  trackSeconds?: number
  /** Further boxes in `moov`. */
  extra?: Buffer
  /** Behind `ftyp`. */
  between?: Buffer
  bytes?: number
}

const track = (handler: string, codec: string, seconds: number, width: number): Buffer => {
  const entry = Buffer.alloc(28 + 50)
  entry.writeUInt16BE(width, 24)
  entry.writeUInt16BE(width, 26)
  return box(
    'trak',
    box('tkhd', words(7, TAKEN_AT, TAKEN_AT, 1, 0, seconds * 1000), Buffer.alloc(60)),
    box('udta', box('name', 'Film 1')),
    box(
      'mdia',
      box('mdhd', words(0, TAKEN_AT, TAKEN_AT, 1000, seconds * 1000, 0)),
      box('hdlr', words(0, 0), handler, Buffer.alloc(13)),
      box('minf', box('stbl', box('stsd', words(0, 1), box(codec, entry))))
    )
  )
}

/** A video that ends whole, of so many seconds. */
export function film({
  seconds = 5,
  codec = 'avc1',
  width = 640,
  extra,
  between,
  bytes = 64,
  trackSeconds
}: Film = {}) {
  const none = Buffer.alloc(0)
  return Buffer.concat([
    box('ftyp', 'isom', words(512), 'isomavc1'),
    between ?? none,
    box(
      'moov',
      box('mvhd', words(0, TAKEN_AT, TAKEN_AT, 1000, seconds * 1000), Buffer.alloc(80)),
      track('vide', codec, trackSeconds ?? seconds, width),
      track('meta', 'mebx', seconds, 0),
      extra ?? none
    ),
    box('mdat', Buffer.alloc(bytes, 7))
  ])
}
