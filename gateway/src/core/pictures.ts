/** What a picture really is, by its bytes: neither its name nor the type it was sent with is believed. */
export interface PictureKind {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  extension: 'jpg' | 'png' | 'webp'
  width: number
  height: number
}

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/** A part of a file: its kind, where it starts, and how long it is with its head. */
interface Part<Kind> {
  kind: Kind
  at: number
  length: number
}

/** Where the data of a scan end: at the next marker but the restarts, or with the file. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return bytes.length
}

/**
 * Segments up to the picture's end, by their markers; a scan's data are part of it. What can't be read after the first
 * scan ends the picture; undefined when that is never reached, so the file is cut or no JPEG.
 */
function jpegSegments(bytes: Buffer): Part<number>[] | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const segments: Part<number>[] = []
  let scans = 0
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // filling
      continue
    }
    if (marker === 0xd9) break
    const length = bytes.readUInt16BE(at + 2) + 2
    if (length < 4 || at + length > bytes.length) break
    const end = marker === 0xda ? scanEnd(bytes, at + length) : at + length
    if (marker === 0xda) scans += 1
    segments.push({ kind: marker, at, length: end - at })
    at = end
  }
  return scans > 0 ? segments : undefined
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegKind(bytes: Buffer): PictureKind | undefined {
  const frame = jpegSegments(bytes)?.find(({ kind }) => isFrame(kind))
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

const slice = (bytes: Buffer, { at, length }: Part<unknown>): Buffer => bytes.subarray(at, at + length)

/** Whether a segment is needed to show the picture: its own, JFIF's, the colours' and Adobe's; words and EXIF are not. */
function shows(bytes: Buffer, { kind, at }: Part<number>): boolean {
  const named = (name: string): boolean => ascii(bytes, at + 4, at + 4 + name.length) === name
  if (kind === 0xe0) return named('JFIF\0')
  if (kind === 0xe2) return named('ICC_PROFILE\0')
  if (kind === 0xee) return named('Adobe')
  return kind >= 0xc0 && kind <= 0xdf
}

function plainJpeg(bytes: Buffer): Buffer | undefined {
  const segments = jpegSegments(bytes)
  if (segments === undefined) return undefined
  const kept = segments.filter((segment) => shows(bytes, segment)).map((segment) => slice(bytes, segment))
  return Buffer.concat([bytes.subarray(0, 2), ...kept, Buffer.from([0xff, 0xd9])])
}

const PNG_HEAD = 8
const PNG_SHOWN = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))

function plainPng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + 12 <= bytes.length;) {
    const kind = ascii(bytes, at + 4, at + 8)
    const part = { kind, at, length: bytes.readUInt32BE(at) + 12 }
    if (at + part.length > bytes.length) return undefined
    if (PNG_SHOWN.has(kind)) kept.push(slice(bytes, part))
    if (kind === 'IEND') return Buffer.concat(kept)
    at += part.length
  }
  return undefined
}

const WEBP_HEAD = 12
const WEBP_CHUNK = 8
/** Bytes of a frame before its own chunks, with the chunk's head. */
const WEBP_FRAME = WEBP_CHUNK + 16
/** What one picture consists of, and what the file of one or several does. */
const WEBP_FRAME_SHOWN = ['VP8 ', 'VP8L', 'ALPH']
const WEBP_SHOWN = [...WEBP_FRAME_SHOWN, 'VP8X', 'ANIM', 'ANMF', 'ICCP']
/** Bits of VP8X that promise EXIF and XMP. */
const WEBP_NOTES = 0x0c

/** The chunks between two places that are among `shown`; undefined when the last goes beyond. */
function webpChunks(bytes: Buffer, from: number, to: number, shown: readonly string[]): Buffer[] | undefined {
  const kept: Buffer[] = []
  for (let at = from; at + WEBP_CHUNK <= to;) {
    const kind = ascii(bytes, at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + WEBP_CHUNK + size
    if (end > to) return undefined
    const chunk = shown.includes(kind) ? webpChunk(kind, bytes.subarray(at, end)) : []
    if (chunk === undefined) return undefined
    kept.push(...chunk)
    at = end + (size % 2)
  }
  return kept
}

/** A chunk without notes, of even length. */
function webpChunk(kind: string, bytes: Buffer): Buffer[] | undefined {
  let chunk = bytes
  if (kind === 'VP8X' && bytes.length > WEBP_CHUNK) {
    chunk = Buffer.from(bytes)
    chunk[WEBP_CHUNK] = (chunk[WEBP_CHUNK] ?? 0) & ~WEBP_NOTES
  }
  if (kind === 'ANMF') {
    const inside = webpChunks(bytes, WEBP_FRAME, bytes.length, WEBP_FRAME_SHOWN)
    if (inside === undefined) return undefined
    chunk = Buffer.concat([bytes.subarray(0, WEBP_FRAME), ...inside])
    chunk.writeUInt32LE(chunk.length - WEBP_CHUNK, 4)
  }
  return chunk.length % 2 === 0 ? [chunk] : [chunk, Buffer.alloc(1)]
}

function plainWebp(bytes: Buffer): Buffer | undefined {
  const end = Math.min(bytes.length, bytes.readUInt32LE(4) + WEBP_CHUNK)
  const chunks = webpChunks(bytes, WEBP_HEAD, end, WEBP_SHOWN)
  if (chunks === undefined) return undefined
  const plain = Buffer.concat([bytes.subarray(0, WEBP_HEAD), ...chunks])
  plain.writeUInt32LE(plain.length - WEBP_CHUNK, 4)
  return plain
}

const plain = { 'image/jpeg': plainJpeg, 'image/png': plainPng, 'image/webp': plainWebp }

/**
 * A picture with what shows it and nothing else: what a camera or a program wrote beside it, such as where it was taken,
 * is gone wherever it stood, and so is what follows the picture's end. Undefined when the file ends before the picture.
 */
export const withoutNotes = (bytes: Buffer, type: PictureKind['type']): Buffer | undefined => plain[type](bytes)
