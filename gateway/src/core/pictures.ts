/** What a picture really is, by its bytes: neither its name nor the type it was sent with is believed. */
export interface PictureKind {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  extension: 'jpg' | 'png' | 'webp'
  width: number
  height: number
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** A segment of a JPEG: marker, where it starts (its FF), and how long it is with marker and length. */
interface Segment {
  marker: number
  at: number
  length: number
}

/** Segments up to the picture's own data; undefined when the file is cut or is no JPEG. */
function jpegSegments(bytes: Buffer): { segments: Segment[]; dataAt: number } | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // filling
      continue
    }
    const length = bytes.readUInt16BE(at + 2) + 2
    if (length < 4 || at + length > bytes.length) return undefined
    segments.push({ marker, at, length })
    if (marker === 0xda) return { segments, dataAt: at }
    at += length
  }
  return undefined
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegKind(bytes: Buffer): PictureKind | undefined {
  const frame = jpegSegments(bytes)?.segments.find(({ marker }) => isFrame(marker))
  if (frame === undefined || frame.length < 9) return undefined
  const { at } = frame
  return { type: 'image/jpeg', extension: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
}

function pngKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return undefined
  if (ascii(bytes, 12, 16) !== 'IHDR') return undefined
  return { type: 'image/png', extension: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function webpSize(bytes: Buffer): { width: number; height: number } | undefined {
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}

function webpKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.length < 30 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined
  const size = webpSize(bytes)
  return size && { type: 'image/webp', extension: 'webp', ...size }
}

/** Undefined for everything but a JPEG, a PNG or a WebP with a size of its own. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  const kind = pngKind(bytes) ?? jpegKind(bytes) ?? webpKind(bytes)
  return kind && kind.width > 0 && kind.height > 0 ? kind : undefined
}

/** A JPEG without what a camera wrote beside the picture, such as where it was taken; others as they are. */
export function withoutCameraNotes(bytes: Buffer): Buffer {
  const read = jpegSegments(bytes)
  if (read === undefined) return bytes
  // E0 is JFIF, E2 the colours, EE Adobe's; E1 is EXIF with its place, the others and FE are words
  const noted = ({ marker }: Segment): boolean =>
    marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)
  const kept = read.segments.filter((one) => one.at < read.dataAt && !noted(one))
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...kept.map(({ at, length }) => bytes.subarray(at, at + length)),
    bytes.subarray(read.dataAt)
  ])
}
