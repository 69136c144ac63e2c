/** Pictures and videos of cases: only a signed address opens one, for ten minutes. */
import type { DataOf } from '../../../../contract'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { EVIDENCE_BOUNDS, readShopperPicture } from '../../core/files/shopperPictures'
import { signer } from '../../core/files/signing'
import { CASE_VIDEO } from '../../../../domain/aftersale/afterSale'
import { bindFiles, closeFiles, keepFile } from '../../core/files/uploads'
import { readVideo } from '../../core/files/videos'
import { casePictures } from './words'

/** Keeps a picture for a case to come. */
export async function takePicture(
  { db, clock }: Core,
  userId: string,
  file: Buffer | undefined
): Promise<DataOf<'POST /o2as-b2c/v1/refund/pictures'>> {
  const picture = await readShopperPicture(file, { area: 'case', userId, ...EVIDENCE_BOUNDS })
  const path = await keepFile(db, { userId, purpose: 'CASE', closed: true, ...picture, now: clock.date() })
  const sign = await signer(db, clock.now())
  return { path, url: sign(path) }
}

/** Keeps a video for a case to come. No transaction: it is kept in pieces. */
export async function takeVideo({ db, clock }: Core, userId: string, file: Buffer | undefined) {
  const video = readVideo(file, { area: 'case', seconds: CASE_VIDEO.seconds })
  const path = await keepFile(db, { userId, purpose: 'CASE', closed: true, ...video, now: clock.date() })
  return { path, seconds: video.seconds }
}

/** Gives pictures and a video of this shopper to a case; they stay closed. Returns the video. */
export async function takeEvidence(
  db: Db,
  { userId, caseCode, anew }: { userId: string; caseCode: string; anew: boolean },
  { pictures, video }: { pictures: readonly string[]; video?: string | undefined }
): Promise<{ path: string; seconds: number } | undefined> {
  const paths = video === undefined ? pictures : [...pictures, video]
  if (paths.length === 0) return undefined
  const of = { purpose: 'CASE', owner: caseCode } as const
  const bound = await bindFiles(db, { ...of, userId, anew }, paths)
  // a picture is none of the video's, and the other way round
  const fits = bound.every(({ path, seconds }) => (path === video) === (seconds !== null))
  if (bound.length < new Set(paths).size || !fits) throw casePictures()
  await closeFiles(db, of, paths, true)
  const film = bound.find(({ path }) => path === video)
  return film && { path: film.path, seconds: film.seconds ?? 1 }
}
