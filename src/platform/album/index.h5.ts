import { albumWords } from './words'
import { toast } from '../feedback'

/** ms (spec 9.1) */
const timeout = 60_000

const fileName = (picture: string): string => {
  const last = /([\w-]+\.(?:png|jpe?g|webp|gif|svg))(?:[?#]|$)/i.exec(picture.slice(0, 2000))?.[1]
  return last ?? 'picture.png'
}

/** The chat app's own browser starts no download; its long press is the way there. */
const downloads = (): boolean =>
  'download' in HTMLAnchorElement.prototype && !/MicroMessenger/i.test(navigator.userAgent)

/**
 * Saves a picture where the browser keeps downloads and says what came of it; true when it was handed over, never rejects.
 * `picture` is an address, a data or a blob address.
 */
export async function savePicture(picture: string): Promise<boolean> {
  if (!downloads()) {
    toast(albumWords('pressLong'))
    return false
  }
  let own: string | undefined
  const controller = new AbortController()
  const alarm = setTimeout(() => controller.abort(), timeout)
  try {
    if (!/^(data|blob):/i.test(picture)) {
      // the browser would open a picture of another origin instead of saving it
      const reply = await fetch(picture, { signal: controller.signal })
      if (!reply.ok) throw new Error(`The picture came with status ${reply.status}`)
      own = URL.createObjectURL(await reply.blob())
    }
    const link = document.createElement('a')
    link.href = own ?? picture
    link.download = fileName(/^(data|blob):/i.test(picture) ? '' : picture)
    document.body.append(link)
    link.click()
    link.remove()
    toast(albumWords('downloaded'))
    return true
  } catch {
    toast(albumWords('pressLong'))
    return false
  } finally {
    clearTimeout(alarm)
    // the download has begun by then; some browsers read the address a little later
    const address = own
    if (address !== undefined) setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }
}
