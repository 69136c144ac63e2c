/** Pictures that staff take of goods and of work: only a signed address opens one, and it belongs to its case or bill at once. */
import { invalid } from '../errors'
import type { Db } from '../database/database'
import { takePicture, type Picture } from './pictures'
import { keepFile, type FilePurpose } from './uploads'

/** px, the longer side: of what is taken, and of what is kept. */
const BOUNDS = { largestSide: 8000, keptSide: 1600 }
const MOST = 9

/** Reads pictures as they come from staff, before anything is held; refuses what is none. */
export async function readStaffPictures(files: readonly Buffer[], who: string): Promise<Picture[]> {
  if (files.length > MOST) throw invalid(`最多 ${MOST} 张图片`, `There can be ${MOST} pictures at most`)
  const read: Picture[] = []
  for (const file of files) {
    const picture = await takePicture(file, BOUNDS, who)
    if (typeof picture === 'string')
      throw invalid('请选择 JPG、PNG 或 WebP 图片', 'Please choose a JPG, PNG or WebP picture')
    read.push(picture)
  }
  return read
}

/** Keeps them in the caller's transaction, and gives their paths; `userId`: whose case or bill it is. */
export async function keepStaffPictures(
  tx: Db,
  of: { purpose: FilePurpose; owner: string; userId: string; now: Date },
  pictures: readonly Picture[]
): Promise<string[]> {
  const paths: string[] = []
  for (const picture of pictures) paths.push(await keepFile(tx, { ...of, closed: true, ...picture }))
  return paths
}
