/** Links that lead to a file (spec 9.7) or to an application of the shell around the store (spec 7.6). */
import { applicationOf, fileKindOf, fileNameOf, type ApplicationLink } from '@domain/fileTypes'
import { isRecord } from '@/lib/json'
import { toast } from '@/platform/feedback'
import { inApp } from '@/platform/nativeApp'
import { startApplication } from '@/platform/nativeApp/talk.h5'
import { openWeb as leave } from '@/platform/nativeApp/web.h5'
import { go, goToPath, isRegisteredPath } from '@/routes'
import { linkWords as t } from './messages'

/** Hands an address to the browser's downloads. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = fileNameOf(url)
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}

/** What the application gave as it ended: a screen of the store that is to be opened, or nothing. */
const pathIn = (result: unknown): string | undefined => {
  const path = isRecord(result) ? result.path : undefined
  return typeof path === 'string' && path.length <= 2048 && isRegisteredPath(path) ? path : undefined
}

async function openApplication({ menuCode, args, name }: ApplicationLink): Promise<void> {
  const answer = inApp() && (await startApplication({ menuCode, args }))
  if (!answer) return toast(t('application', { name }))
  const path = pathIn(await answer.result)
  if (path !== undefined) void goToPath(path)
}

/** Opens a link that the site allows: a screen of ours by its path, or an address. */
export function openElsewhere(url: string): void {
  if (isRegisteredPath(url)) return void goToPath(url)
  const application = applicationOf(url)
  if (application !== undefined) return void openApplication(application)
  switch (fileKindOf(url)) {
    case 'PICTURE':
    case 'DOCUMENT':
    case 'SOUND':
    case 'TEXT':
      return void go('previewImage', { urls: [], file: url })
    case 'ARCHIVE':
      return save(url)
    case 'OTHER':
      return toast(t('unknown', { name: fileNameOf(url) }))
    default:
      // pages, and what an app or a browser opens by itself
      return leave(url)
  }
}
