import Taro from '@tarojs/taro'
import { toast } from '../feedback'
import { refusalOf, type Refusal } from '../refusals'
import { outcomeOf } from '../request/index.weapp'
import type { RequestOutcome } from '../request/types'
import { askForScope, askForSystem } from '../scopes'
import { platformWords } from '../words'
import type { ChooseOptions, ChosenFile, PictureLimits, UploadInput } from './types'
import { uploadWords } from './words'

export type { ChooseOptions, ChosenFile, PictureLimits, UploadInput } from './types'

/** Sends one file with the mini-program's own call. */
export const uploadFile = (input: UploadInput): Promise<RequestOutcome> =>
  outcomeOf(() => {
    const task = Taro.uploadFile({
      url: input.url,
      filePath: input.filePath,
      name: input.name,
      header: { ...input.headers },
      timeout: input.timeoutMs
    })
    const { onProgress } = input
    if (onProgress) task.progress(({ progress }) => onProgress(progress))
    return task
  })

/** The longest a host records at once. */
const recordSeconds = 30

async function chosenFiles({ count, video }: ChooseOptions): Promise<ChosenFile[]> {
  const { tempFiles } = await Taro.chooseMedia({
    count,
    mediaType: video ? ['image', 'video'] : ['image'],
    sizeType: ['compressed'],
    maxDuration: recordSeconds
  })
  return tempFiles.map(({ tempFilePath, thumbTempFilePath, fileType, size, duration }) => ({
    filePath: tempFilePath,
    kind: fileType === 'video' ? 'video' : 'picture',
    bytes: size,
    seconds: duration,
    ...(fileType === 'video' && thumbTempFilePath ? { still: thumbTempFilePath } : {})
  }))
}

/** Says what was refused and who refused it, and leads to where it can be allowed; true when it is now. */
async function allowedAfter(why: Refusal): Promise<boolean> {
  const buttons = { confirmText: uploadWords('toSettings'), cancelText: uploadWords('notNow') }
  if (why === 'SCOPE') {
    const words = { title: uploadWords('scopeTitle'), content: uploadWords('scopeNote'), ...buttons }
    return askForScope('scope.camera', words)
  }
  if (why === 'SYSTEM')
    await askForSystem({ title: uploadWords('systemTitle'), content: uploadWords('systemNote'), ...buttons })
  else if (why === 'PRIVACY') toast(platformWords('privacyRefused'))
  else if (why === 'OTHER') toast(uploadWords('failed'))
  return false
}

/**
 * Lets the shopper choose files or take them; none when they gave it up. What was refused is said and leads to the
 * settings, and allowed there it opens again. Call it from a tap.
 */
export async function chooseFiles(options: ChooseOptions): Promise<ChosenFile[]> {
  try {
    return await chosenFiles(options)
  } catch (failure) {
    if (!(await allowedAfter(refusalOf(failure)))) return []
  }
  return chosenFiles(options).catch(() => [])
}

/** Lets the shopper choose a picture or take one; undefined when they gave it up. Call it from a tap. */
export const choosePicture = async (): Promise<string | undefined> => (await chooseFiles({ count: 1 }))[0]?.filePath

/** Bytes; what can't be read counts as too large. */
const sizeOf = (filePath: string): Promise<number> =>
  new Promise((resolve) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath,
      success: ({ size }) => resolve(size),
      fail: () => resolve(Number.POSITIVE_INFINITY)
    })
  })

/** Qualities of the platform's compression, 0–100: each is tried when the one before was still too large. */
const qualities = [80, 60, 40]

/** The picture made small enough; undefined when it can't be read or stays too large. */
export async function compressPicture(
  filePath: string,
  { side, maxBytes }: PictureLimits
): Promise<string | undefined> {
  try {
    const { width, height } = await Taro.getImageInfo({ src: filePath })
    const scaledPath =
      Math.max(width, height) <= side ? {} : width >= height ? { compressedWidth: side } : { compressedHeight: side }
    for (const quality of qualities) {
      const { tempFilePath } = await Taro.compressImage({ src: filePath, quality, ...scaledPath })
      if ((await sizeOf(tempFilePath)) <= maxBytes) return tempFilePath
    }
    return undefined
  } catch {
    // some kinds of picture the platform shows and does not compress: as it is, where it is small
    return (await sizeOf(filePath)) <= maxBytes ? filePath : undefined
  }
}

/** The phone's temporary files go by themselves. */
export const forgetPicture = (filePath: string): void => void filePath
