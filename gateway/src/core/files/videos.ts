/**
 * Videos as shoppers send them: neither their name, nor the type they were sent with is believed. They are not drawn anew;
 * what is not picture or sound of them is blanked where it stands, so that every place in the file stays as it was.
 */

import { invalid, refusal } from '../errors'

export interface TakenVideo {
  bytes: Buffer
  type: 'video/mp4'
  extension: 'mp4'
  /** Whole ones. */
  seconds: number
}

interface Box {
  type: string
  start: number
  /** Where what is in it begins. */
  body: number
  end: number
}

/** More boxes side by side than a film has. */
const MOST_BOXES = 500
/** px, of either side. */
const LARGEST_SIDE = 4096
/** What players of browsers and phones all read. */
const CODECS = ['avc1', 'avc3']

/** The boxes that fill a place; undefined when they don't. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = []
  for (let start = from; start < to;) {
    // a list of QuickTime's may end with an empty word
    if (to - start === 4 && from > 0 && bytes.readUInt32BE(start) === 0) return boxes
    if (to - start < 8 || boxes.length >= MOST_BOXES) return undefined
    const short = bytes.readUInt32BE(start)
    if (short === 1 && to - start < 16) return undefined
    const head = short === 1 ? 16 : 8
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short
    if (size < head || size > to - start) return undefined
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, body: start + head, end: start + size })
    start += size
  }
  return boxes
}

/** Nothing is there any more, and everything behind it stays where it is. */
function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

const TOLD = ['udta', 'meta', 'uuid', 'free', 'skip', 'wide']
const isTold = ({ type }: Box): boolean => TOLD.includes(type)

/** Seconds by a head (`mvhd`, `mdhd`); when it was taken is blanked. Undefined: it is cut off. */
function secondsOf(bytes: Buffer, { body, end }: Box): number | undefined {
  const long = bytes[body] === 1
  if (end - body < (long ? 32 : 20)) return undefined
  bytes.fill(0, body + 4, body + (long ? 20 : 12))
  const scale = bytes.readUInt32BE(body + (long ? 20 : 12))
  const units = long ? Number(bytes.readBigUInt64BE(body + 24)) : bytes.readUInt32BE(body + 16)
  return scale === 0 ? undefined : units / scale
}

interface Track {
  kind: string
  seconds: number
  /** The pictures' codec. */
  codec: string
  side: number
}

const inside = (bytes: Buffer, parent: Box | undefined): Box[] =>
  parent === undefined ? [] : (boxesIn(bytes, parent.body, parent.end) ?? [])
const boxOf = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((box) => box.type === type)

/** What a track is; undefined when it is cut off. */
function trackOf(bytes: Buffer, parts: readonly Box[]): Track | undefined {
  const media = inside(bytes, boxOf(parts, 'mdia'))
  const [head, handler, trackHead] = [boxOf(media, 'mdhd'), boxOf(media, 'hdlr'), boxOf(parts, 'tkhd')]
  const samples = boxOf(inside(bytes, boxOf(inside(bytes, boxOf(media, 'minf')), 'stbl')), 'stsd')
  if (!head || !handler || !trackHead || !samples || handler.end - handler.body < 12) return undefined
  const seconds = secondsOf(bytes, head)
  if (seconds === undefined || trackHead.end - trackHead.body < 20) return undefined
  bytes.fill(0, trackHead.body + 4, trackHead.body + (bytes[trackHead.body] === 1 ? 20 : 12))
  const kind = bytes.toString('latin1', handler.body + 8, handler.body + 12)
  const offset = samples.body + 8
  if (samples.end - offset < (kind === 'vide' ? 36 : 8)) return undefined
  return {
    kind,
    seconds,
    codec: bytes.toString('latin1', offset + 4, offset + 8),
    side: kind === 'vide' ? Math.max(bytes.readUInt16BE(offset + 32), bytes.readUInt16BE(offset + 34)) : 0
  }
}

/**
 * A video without what a phone wrote beside it, such as where and when it was taken. Says why one is not taken: it is no
 * MP4 (or ends before it should), or not every phone plays what is in it. What comes back lies in what was given.
 */
export function takeVideo(bytes: Buffer): TakenVideo | 'no-video' | 'unplayable' {
  const file = boxesIn(bytes, 0, bytes.length)
  const movie = file && boxOf(file, 'moov')
  if (!file || file[0]?.type !== 'ftyp' || !movie || !boxOf(file, 'mdat')) return 'no-video'
  // live recordings tell neither length nor places in their head
  if (file.some(({ type }) => type === 'moof')) return 'unplayable'
  const parts = boxesIn(bytes, movie.body, movie.end)
  const head = parts && boxOf(parts, 'mvhd')
  const whole = head && secondsOf(bytes, head)
  if (!parts || whole === undefined) return 'no-video'
  const films: Track[] = []
  let seconds = whole
  for (const box of parts.filter(({ type }) => type === 'trak')) {
    const inTrack = boxesIn(bytes, box.body, box.end)
    const track = inTrack && trackOf(bytes, inTrack)
    if (!track) return 'no-video'
    if (track.kind === 'vide') films.push(track)
    // places, faces and the like, second by second
    else if (track.kind !== 'soun') {
      blank(bytes, box)
      continue
    }
    seconds = Math.max(seconds, track.seconds)
    inTrack.filter(isTold).forEach((box) => blank(bytes, box))
  }
  for (const box of [...file, ...parts].filter(isTold)) blank(bytes, box)
  if (films.length === 0 || seconds <= 0) return 'no-video'
  if (films.some(({ codec, side }) => !CODECS.includes(codec) || side === 0 || side > LARGEST_SIDE)) return 'unplayable'
  return { bytes, type: 'video/mp4', extension: 'mp4', seconds: Math.max(1, Math.round(seconds)) }
}

/** The video of an upload for one of these; refused with words where it is none, plays on few phones, or is too long. */
export function readVideo(
  file: Buffer | undefined,
  { area, seconds }: { area: 'bill' | 'case' | 'review'; seconds: number }
): TakenVideo {
  if (file === undefined) throw invalid('缺少视频文件', 'The request is not valid: file must be a video')
  const video = takeVideo(file)
  if (video === 'no-video') throw refusal(`${area}.no-video`, '请选择 MP4 视频', 'Please choose an MP4 video')
  if (video === 'unplayable') {
    throw refusal(
      `${area}.video-unplayable`,
      '有些手机放不了这段视频，请用手机相机的「兼容性最佳」格式拍一段',
      'Some phones can’t play this video; please record one in the “most compatible” format'
    )
  }
  if (video.seconds > seconds)
    throw refusal(`${area}.video-long`, `视频不能超过 ${seconds} 秒`, `A video can be up to ${seconds} seconds`)
  return video
}
