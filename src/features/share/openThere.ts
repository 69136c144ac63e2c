import { toast } from '@/platform/feedback'
import { openMiniProgram } from '@/platform/share/miniProgram'
import { miniProgramLink } from './api'
import { shareWords } from './messages'

/** Opens a page in the mini-program, or says `notOpened` when the phone does nothing. */
export async function openThere(path: string, notOpened: string = shareWords('notOpened')): Promise<void> {
  try {
    const isOpened = await openMiniProgram(await miniProgramLink(path))
    if (!isOpened) toast(notOpened)
  } catch {
    toast(shareWords('schemeFailed'))
  }
}
