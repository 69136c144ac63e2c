/** Files of a form on their way to the storage: pure rules. */
import type { ChosenFile } from '@/platform/upload'

export interface UploadItem {
  id: string
  kind: 'picture' | 'video'
  state: 'sending' | 'sent' | 'failed'
  /** 0–100, while it is sent. */
  percent: number
  /** The file's path on this device; a reload takes it away. */
  filePath?: string
  /** Where it is stored, once it was sent. */
  url?: string
  seconds?: number
  /** A picture of a video: of this device, and where it is stored. */
  still?: string
  poster?: string
}

export interface UploadLimits {
  /** Files together. */
  most: number
  /** Pictures among them; absent: as many as files. */
  pictures?: number
  /** Videos among them; absent: none. */
  videos?: number
  videoBytes?: number
  videoSeconds?: number
  /** What a picture is made into before it is sent. */
  picture: { side: number; maxBytes: number }
}

const MB = 1024 * 1024

/** Nine pictures that a phone's screen can show whole. */
export const nineMost: UploadLimits = { most: 9, picture: { side: 1600, maxBytes: 2 * MB } }

/** The same with one video of at most so many bytes and seconds. */
export const nineAndVideo = ({ bytes, seconds }: { bytes: number; seconds: number }): UploadLimits => ({
  ...nineMost,
  most: nineMost.most + 1,
  pictures: nineMost.most,
  videos: 1,
  videoBytes: bytes,
  videoSeconds: seconds
})

/** Why a chosen file is not taken, with what the words need. */
export type UploadRefusal =
  | { word: 'tooMany' | 'tooManyPictures' | 'oneVideo'; params: { most: number } }
  | { word: 'videoLarge'; params: { size: number } }
  | { word: 'videoLong'; params: { seconds: number } }

function refusalOf(
  file: ChosenFile,
  files: readonly { kind: string }[],
  limits: UploadLimits
): UploadRefusal | undefined {
  const { most, pictures = most, videos = 0, videoBytes = 50 * MB, videoSeconds = 60 } = limits
  if (files.length >= most) return { word: 'tooMany', params: { most } }
  if (file.kind === 'picture') {
    const full = files.filter(({ kind }) => kind === 'picture').length >= pictures
    return full ? { word: 'tooManyPictures', params: { most: pictures } } : undefined
  }
  if (files.filter(({ kind }) => kind === 'video').length >= videos)
    return { word: 'oneVideo', params: { most: videos } }
  if (file.bytes > videoBytes) return { word: 'videoLarge', params: { size: Math.floor(videoBytes / MB) } }
  return (file.seconds ?? 0) >= videoSeconds + 0.5
    ? { word: 'videoLong', params: { seconds: videoSeconds } }
    : undefined
}

/** The chosen files that are taken, in their order, and why the first of the others was not. */
export function takeFiles(
  items: readonly UploadItem[],
  chosenFiles: readonly ChosenFile[],
  limits: UploadLimits
): { taken: ChosenFile[]; left: ChosenFile[]; refusal: UploadRefusal | undefined } {
  const taken: ChosenFile[] = []
  const left: ChosenFile[] = []
  let refusal: UploadRefusal | undefined
  for (const file of chosenFiles) {
    const why = refusalOf(file, [...items, ...taken], limits)
    refusal ??= why
    if (why) left.push(file)
    else taken.push(file)
  }
  return { taken, left, refusal }
}

/** Where the files that were sent are stored, in their order; of one kind where it is said. */
export const sentFiles = (items: readonly UploadItem[], only?: UploadItem['kind']): string[] =>
  items.flatMap(({ kind, state, url }) =>
    state === 'sent' && url !== undefined && kind === (only ?? kind) ? [url] : []
  )

/** What keeps a form from being sent: a file under way, or one that failed. */
export const uploadProblem = (items: readonly UploadItem[]): 'filesSending' | 'filesFailed' | undefined =>
  items.some(({ state }) => state === 'sending')
    ? 'filesSending'
    : items.some(({ state }) => state === 'failed')
      ? 'filesFailed'
      : undefined

/** Returns the files of a draft that are stored: the device's own are gone after a reload. */
export function keptUploads(items: readonly unknown[]): UploadItem[] {
  return items.flatMap((item, index): UploadItem[] => {
    if (typeof item !== 'object' || item === null || !('url' in item) || typeof item.url !== 'string') return []
    const kind = 'kind' in item && item.kind === 'video' ? 'video' : 'picture'
    const poster = 'poster' in item && typeof item.poster === 'string' ? { poster: item.poster } : {}
    const seconds = 'seconds' in item && typeof item.seconds === 'number' ? { seconds: item.seconds } : {}
    return [{ id: `kept-${index}`, kind, state: 'sent', percent: 100, url: item.url, ...poster, ...seconds }]
  })
}
