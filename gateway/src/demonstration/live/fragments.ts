/**
 * The demonstration's films as HLS wants them: an MP4 with pictures alone becomes what players are told first, and one
 * piece with all its pictures. Nothing is drawn or packed anew; only the tables around the pictures are written otherwise.
 */

interface Film {
  /** What a player has to know before the first piece. */
  head: Buffer
  /** All pictures. */
  piece: Buffer
  seconds: number
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeInt32BE(value | 0, 4 * index))
  return bytes
}

interface Found {
  type: string
  body: Buffer
  whole: Buffer
}

function boxesIn(bytes: Buffer): Found[] {
  const list: Found[] = []
  for (let offset = 0; offset + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(offset)
    if (size < 8) break
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    list.push({ type, body: bytes.subarray(offset + 8, offset + size), whole: bytes.subarray(offset, offset + size) })
    offset += size
  }
  return list
}

function part(bytes: Buffer, ...way: string[]): Buffer {
  let body = bytes
  for (const type of way) {
    const next = boxesIn(body).find((box) => box.type === type)
    if (next === undefined) throw new Error(`The film has no ${type}`)
    body = next.body
  }
  return body
}

/** The values of a table that counts how often each comes: `[times, value]…`. */
function spread(table: Buffer): number[] {
  const values: number[] = []
  for (let index = 0; index < table.readUInt32BE(4); index += 1) {
    const times = table.readUInt32BE(8 + 8 * index)
    for (let time = 0; time < times; time += 1) values.push(table.readInt32BE(12 + 8 * index))
  }
  return values
}

/** Whether pictures come in one place of the file, one after the other, as a player of HLS reads them. */
const inOneRun = (offsets: Buffer): boolean => offsets.readUInt32BE(4) === 1

const DIFFERS = 0x01010000
const STANDS_ALONE = 0x02000000

/** Takes a film apart. It has one track, of pictures. */
export function fragmentFilm(file: Buffer): Film {
  const movie = part(file, 'moov')
  const track = part(movie, 'trak')
  const media = part(track, 'mdia')
  const tables = part(media, 'minf', 'stbl')
  const scale = part(media, 'mdhd').readUInt32BE(12)
  const durations = spread(part(tables, 'stts'))
  const later = boxesIn(tables).some((box) => box.type === 'ctts') ? spread(part(tables, 'ctts')) : []
  const sizes = part(tables, 'stsz')
  const keys = new Set(
    Array.from({ length: part(tables, 'stss').readUInt32BE(4) }, (_, index) =>
      part(tables, 'stss').readUInt32BE(8 + 4 * index)
    )
  )
  const offsets = part(tables, 'stco')
  if (!inOneRun(offsets)) throw new Error('The pictures of the film lie apart')
  const count = sizes.readUInt32BE(8)
  const sizeOf = (index: number): number => sizes.readUInt32BE(12 + 4 * index)
  const total = Array.from({ length: count }, (_, index) => sizeOf(index)).reduce((sum, size) => sum + size, 0)
  const from = offsets.readUInt32BE(8)
  const pictures = file.subarray(from, from + total)
  const rows = Array.from({ length: count }, (_, index) =>
    words(durations[index] ?? 0, sizeOf(index), keys.has(index + 1) ? STANDS_ALONE : DIFFERS, later[index] ?? 0)
  )
  const fragment = (start: number): Buffer =>
    box(
      'moof',
      box('mfhd', words(0, 1)),
      box(
        'traf',
        // offsets count from the fragment
        box('tfhd', words(0x020000, 1)),
        box('tfdt', words(0, 0)),
        // with length, size, kind and delay of each picture, delays signed
        box('trun', words(0x01000f01, count, start), ...rows)
      )
    )
  const moof = fragment(fragment(0).length + 8)
  const empty = (type: string): Buffer => box(type, words(0, 0))
  const [tkhd, mdhd, hdlr] = [part(track, 'tkhd'), part(media, 'mdhd'), part(media, 'hdlr')]
  const info = boxesIn(part(media, 'minf')).filter((box) => box.type !== 'stbl')
  const head = Buffer.concat([
    box('ftyp', Buffer.from('iso5'), words(512), Buffer.from('iso5iso6mp41')),
    box(
      'moov',
      box('mvhd', part(movie, 'mvhd')),
      box(
        'trak',
        box('tkhd', withId(tkhd)),
        box(
          'mdia',
          box('mdhd', mdhd),
          box('hdlr', hdlr),
          box(
            'minf',
            ...info.map((box) => box.whole),
            box(
              'stbl',
              box('stsd', part(tables, 'stsd')),
              empty('stts'),
              empty('stsc'),
              box('stsz', words(0, 0, 0)),
              empty('stco')
            )
          )
        )
      ),
      box('mvex', box('trex', words(0, 1, 1, 0, 0, 0)))
    )
  ])
  const units = durations.reduce((sum, duration) => sum + duration, 0)
  return { head, piece: Buffer.concat([moof, box('mdat', pictures)]), seconds: units / scale }
}

/** The track is the first. */
function withId(head: Buffer): Buffer {
  const copy = Buffer.from(head)
  copy.writeUInt32BE(1, copy[0] === 1 ? 20 : 12)
  return copy
}
