/** Pictures of a message: shown at once, each made small and uploaded, then one message with all of them. */
import { GatewayError } from '@/api'
import { chooseFiles, compressPicture } from '@/platform/upload'
import { nineMost } from '@/ui/form/uploads'
import { upload } from './calls'
import { roomWords as t } from './messages'
import type { Unsent } from './outbox'
import type { Talk } from './talk'

/** Has pictures chosen, and sends them. */
export async function sendPictures(talk: Talk): Promise<void> {
  const choices = (await chooseFiles({ count: nineMost.most })).slice(0, nineMost.most)
  if (choices.length === 0) return
  const files = choices.map(({ filePath }) => filePath)
  const clientId = talk.say({ kind: 'PICTURES' }, { files })
  await uploadFor(talk, clientId, files)
}

/** Uploads the pictures of a message that is shown already. */
async function uploadFor(talk: Talk, clientId: string, files: readonly string[]): Promise<void> {
  const paths: string[] = []
  try {
    for (const file of files) {
      const small = await compressPicture(file, nineMost.picture)
      if (small === undefined) return talk.uploaded(clientId, undefined, t('unfit'))
      paths.push((await upload('POST /o2msg/v1/chat/upload', { filePath: small, quiet: true })).path)
    }
    talk.uploaded(clientId, paths)
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    talk.uploaded(clientId, undefined, failure.words)
  }
}

/** Sends again what failed: pictures that were not stored are uploaded first. */
export function sendAgain(talk: Talk, { said: { clientId, kind, pictures }, files }: Unsent): void {
  talk.retry(clientId)
  if (kind === 'PICTURES' && pictures === undefined && files !== undefined) void uploadFor(talk, clientId, files)
}
