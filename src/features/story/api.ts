import type { OwnStory } from '@contract'
import { withIntent } from '@/api'
import { fingerprint } from '@/lib/fingerprint'
import { forgetArchive, packFiles } from '@/platform/archive'
import { call, upload } from './calls'
import { storyWords } from './messages'
import { toStory, type StoryDraft, type StoryPicture } from './rules'

/** Sends a story, once, however often it is tried with the same words. */
export const sendStory = (draft: StoryDraft): Promise<OwnStory> => {
  const body = toStory(draft)
  return withIntent(`story ${fingerprint(JSON.stringify(body))}`, (idempotencyKey) =>
    call('POST /o2cum/v1/glz-store/save', { body, idempotencyKey, quiet: true })
  )
}

/** The photos that are only on this device; all of them go together. */
export const unsentOf = (pictures: readonly StoryPicture[]): string[] =>
  pictures.flatMap(({ url, filePath }) => (url === undefined && filePath !== undefined ? [filePath] : []))

/** Sends photos in one archive and gives where they are stored, in their order. */
export async function sendPictures(
  filePaths: readonly string[],
  onProgress: (percent: number) => void
): Promise<string[]> {
  const archive = await packFiles(filePaths)
  if (archive === undefined) throw Object.assign(new Error('no archive'), { words: storyWords('packFailed') })
  try {
    const reply = await upload('POST /o2cum/v1/glz-store/upload-file-zip', {
      filePath: archive,
      onProgress,
      quiet: true
    })
    return reply.paths
  } finally {
    forgetArchive(archive)
  }
}
