/** Pictures as shoppers send them: neither their name, nor the type they were sent with, nor what is in them is believed. */
import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { Turns } from '../wire/turns'

// nothing is decoded twice, and several uploads side by side share the threads of the process as they are
sharp.cache(false)
sharp.concurrency(1)

const ENCODINGS = {
  jpeg: { type: 'image/jpeg', extension: 'jpg', options: { quality: 88 } },
  png: { type: 'image/png', extension: 'png', options: {} },
  webp: { type: 'image/webp', extension: 'webp', options: { quality: 88 } }
} as const
type Format = keyof typeof ENCODINGS

export interface Picture {
  bytes: Buffer
  type: (typeof ENCODINGS)[Format]['type']
  extension: (typeof ENCODINGS)[Format]['extension']
}

/** px, the longer side: of a picture that is taken at all, and of what is kept of it. */
export interface PictureBounds {
  largestSide: number
  keptSide: number
}

/** What the first bytes say: the decoders of everything else, such as drawings, never see what was sent. */
function formatOf(bytes: Buffer): Format | undefined {
  const starts = (text: string, offset = 0): boolean => bytes.toString('latin1', offset, offset + text.length) === text
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('\xff\xd8\xff')) return 'jpeg'
  return starts('RIFF') && starts('WEBP', 8) ? 'webp' : undefined
}

const turns = new Turns({ atOnce: 1, ofOne: 12, ofAll: 60, patience: 30_000 })

/**
 * One after the other by shopper, with a rest as long as each took: many who send pictures at once leave the machine to the
 * shop, and one who sends many keeps nobody waiting for more than the one that is being drawn.
 */
async function inTurn<T>(who: string, draw: () => Promise<T>): Promise<T> {
  const leave = await turns.enter(who)
  const began = performance.now()
  try {
    return await draw()
  } finally {
    void delay(performance.now() - began).then(leave)
  }
}

/**
 * A picture drawn anew from what can be seen of it: upright, within bounds, in the colours of a screen, the first of several
 * frames. What a camera or a program wrote beside it, such as where it was taken, is gone. Says why one is not taken: it is no
 * picture (or ends before it should), or its measures are too large, which is known before anything of it is decoded. Rejects
 * where `who` sent more than may wait.
 */
export async function takePicture(
  bytes: Buffer,
  { largestSide, keptSide }: PictureBounds,
  who: string
): Promise<Picture | 'no-picture' | 'too-wide'> {
  const format = formatOf(bytes)
  if (format === undefined) return 'no-picture'
  // the head alone is read for its measures
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (head === undefined) return 'no-picture'
  if (Math.max(head.width, head.height) > largestSide) return 'too-wide'
  const { type, extension, options } = ENCODINGS[format]
  const draw = (): Promise<Buffer | undefined> =>
    sharp(bytes, { failOn: 'error', limitInputPixels: largestSide ** 2 })
      .autoOrient()
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, options)
      .toBuffer()
      .catch(() => undefined)
  const picture = await inTurn(who, draw)
  return picture === undefined ? 'no-picture' : { bytes: picture, type, extension }
}
