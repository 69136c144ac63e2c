/** Pictures as shoppers send them, for an area that says in its own code why one is not taken. */
import { invalid, refusal } from '../errors'
import { takePicture, type Picture, type PictureBounds } from './pictures'

/** The area that the refusals belong to. */
type PictureArea = 'avatar' | 'bill' | 'case' | 'chat' | 'review'

/** The bounds of a picture that speaks for a case, a message or a bill. */
export const EVIDENCE_BOUNDS: PictureBounds = { largestSide: 8000, keptSide: 1600 }

/** Reads one; throws `<area>.no-picture` or `<area>.too-wide` where it is none or its measures are too large. */
export async function readShopperPicture(
  file: Buffer | undefined,
  { area, userId, ...bounds }: PictureBounds & { area: PictureArea; userId: string }
): Promise<Picture> {
  if (file === undefined) throw invalid('缺少图片文件', 'The request is not valid: file must be a picture')
  const picture = await takePicture(file, bounds, userId)
  if (picture === 'no-picture')
    throw refusal(`${area}.no-picture`, '请选择 JPG、PNG 或 WebP 图片', 'Please choose a JPG, PNG or WebP picture')
  if (picture === 'too-wide')
    throw refusal(`${area}.too-wide`, '图片尺寸太大，请换一张', 'That photo is too large, please choose another')
  return picture
}
