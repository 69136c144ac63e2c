import { inflateSync } from 'node:zlib'

/** Reads a PNG of 8-bit RGB and gives the colour at a place. */
export function decoded(png: Buffer) {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * 3
  const rgb = new Uint8Array(stride * height)
  const byte = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (rgb[y * stride + x] ?? 0))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < stride; x += 1) {
      const [left, up, corner] = [byte(x - 3, y), byte(x, y - 1), x < 3 ? 0 : byte(x - 3, y - 1)]
      const nearest = [left, up, corner].reduce((best, one) =>
        Math.abs(left + up - corner - one) < Math.abs(left + up - corner - best) ? one : best
      )
      const guess = [0, left, up, (left + up) >> 1, nearest][raw[y * (stride + 1)] ?? 0] ?? 0
      rgb[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  const at = (x: number, y: number) => [...rgb.subarray(y * stride + x * 3, y * stride + x * 3 + 3)]
  return { width, height, rgb, at }
}
