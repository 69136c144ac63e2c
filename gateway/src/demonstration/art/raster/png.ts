/** Pixels as a PNG file (RFC 2083): RGB, 8 bits, each row by the filter that leaves least. */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

const squeeze = promisify(deflate)

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue, row by row. */
  rgb: Uint8Array
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body) >>> 0)
  return Buffer.concat([length, body, sum])
}

/** The row less what is left of it, above it, or the nearer of both and the corner (filters 1, 2 and 4). */
function filtered(row: Uint8Array, above: Uint8Array, filter: 1 | 2 | 4): Uint8Array {
  const result = new Uint8Array(row.length)
  for (let at = 0; at < row.length; at += 1) {
    const left = at < 3 ? 0 : (row[at - 3] ?? 0)
    const up = above[at] ?? 0
    const corner = at < 3 ? 0 : (above[at - 3] ?? 0)
    let guess = filter === 1 ? left : up
    if (filter === 4) {
      const toLeft = Math.abs(up - corner)
      const toUp = Math.abs(left - corner)
      const toCorner = Math.abs(left + up - 2 * corner)
      guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    }
    result[at] = (row[at] ?? 0) - guess
  }
  return result
}

/** How much a filtered row still holds; differences below nought count as small too. */
function weight(row: Uint8Array): number {
  let sum = 0
  for (const value of row) sum += value < 128 ? value : 256 - value
  return sum
}

/** A row by the filter that leaves least, the filter first. */
function scanline(row: Uint8Array, above: Uint8Array): Uint8Array[] {
  const best = ([1, 2, 4] as const)
    .map((filter) => ({ filter, data: filtered(row, above, filter) }))
    .map((one) => ({ ...one, weight: weight(one.data) }))
    .reduce((least, one) => (one.weight < least.weight ? one : least))
  return [Uint8Array.of(best.filter), best.data]
}

/** The rows as a file holds them before they are squeezed. A step is a row. */
export function* scanlines({ width, height, rgb }: Pixels): Generator<void, Buffer> {
  const rows: Uint8Array[] = []
  let above: Uint8Array = new Uint8Array(width * 3)
  for (let y = 0; y < height; y += 1) {
    const row = rgb.subarray(y * width * 3, (y + 1) * width * 3)
    rows.push(...scanline(row, above))
    above = row
    yield
  }
  return Buffer.concat(rows)
}

/** The file of a picture's `scanlines`; they are squeezed off the event loop. */
export async function pngFile({ width, height }: Pixels, lines: Buffer): Promise<Buffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', await squeeze(lines, { level: 7 })),
    chunk('IEND', new Uint8Array(0))
  ])
}
