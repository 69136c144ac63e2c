/** Pictures of ID cards: a watermark in each, closed to everybody, gone after 30 days. */
import sharp from 'sharp'
import type { DataOf } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import { CARD_PICTURE_DAYS, CARD_SIDE_PX } from '../../../../domain/activity/subsidy'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { invalid, refusal } from '../../core/errors'
import { drawLettering } from '../../core/identity/lettering'
import { takePicture } from '../../core/files/pictures'
import { bindFiles, closeFiles, dropFiles, keepFile } from '../../core/files/uploads'
import { customerOrLogin } from '../customer'
import * as store from './storePictures'

/** px, the longer side: of what is taken, and of what is kept. */
const BOUNDS = { largestSide: 8000, keptSide: 1600 }

/** What the pictures of a shopper belong to. */
const filesOf = (userId: string) => ({ purpose: 'SUBSIDY', owner: userId }) as const

/** Words slantwise all over a picture: a stranger who gets it sees the one purpose it was for. */
export async function drawWatermark(bytes: Buffer, words: string): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata()
  const most = Math.min(width, height)
  const { input } = await drawLettering(words, {
    size: Math.max(10, Math.round(most / 18)),
    colour: '#1450a0',
    alpha: 55
  })
  const slant = await sharp(input)
    .rotate(-24, { background: '#0000' })
    .resize(most, most, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  return sharp(bytes)
    .composite([{ input: slant, tile: true }])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** Keeps a picture with its watermark; the one without it is kept nowhere. */
export async function takeSide(
  { db, clock }: Core,
  userId: string,
  file: Buffer | undefined
): Promise<DataOf<'POST /o2mkt-b2c/v1/subsidy/upload'>> {
  await customerOrLogin(db, userId)
  if (file === undefined) throw invalid('缺少图片文件', 'The request is not valid: file must be a picture')
  const picture = await takePicture(file, BOUNDS, userId)
  if (picture === 'no-picture')
    throw refusal('subsidy.no-picture', '请选择 JPG、PNG 或 WebP 图片', 'Please choose a JPG, PNG or WebP picture')
  if (picture === 'too-wide')
    throw refusal('subsidy.picture-wide', '图片尺寸太大，请换一张', 'That photo is too large, please choose another')
  const { width, height } = await sharp(picture.bytes).metadata()
  if (Math.max(width, height) < CARD_SIDE_PX)
    throw refusal(
      'subsidy.picture-small',
      '照片太小，看不清字，请重拍',
      'The picture is too small to be read. Please retake it'
    )
  const day = shopDay(clock.now())
  const bytes = await drawWatermark(picture.bytes, `仅供补贴核验 ${day}`)
  const values = { userId, purpose: 'SUBSIDY', closed: true, bytes, type: 'image/jpeg', extension: 'jpg' } as const
  return { path: await keepFile(db, { ...values, now: clock.date() }) }
}

/** Both sides as they were kept, where they are this shopper's own and of this purpose. */
export async function sidesOf(
  db: Db,
  userId: string,
  [front = '', back = '']: readonly string[]
): Promise<{ front: Buffer; back: Buffer }> {
  const own = await store.ownPictures(db, userId, [front, back])
  const [frontFile, other] = [own.get(front), own.get(back)]
  if (frontFile === undefined || other === undefined || front === back)
    throw refusal('subsidy.pictures', '请拍好身份证的两面', 'Please take both sides of the ID card')
  return { front: frontFile, back: other }
}

/** Gives both sides to the person they show, in place of earlier ones. */
export async function keepSides(db: Db, userId: string, paths: readonly string[]): Promise<void> {
  const files = filesOf(userId)
  await bindFiles(db, { ...files, userId, anew: true }, paths)
  await dropFiles(db, files, paths)
  await closeFiles(db, files, paths, true)
}

/** Until when pictures are kept. */
export const picturesUntil = (verifiedMs: number): number => verifiedMs + CARD_PICTURE_DAYS * DAY_MS

/** Deletes pictures whose time is over. */
export const dropOldPictures = (db: Db, nowMs: number): Promise<void> =>
  store.dropPictures(db, new Date(nowMs - CARD_PICTURE_DAYS * DAY_MS))
