import { pickWords } from '@/i18n'
import { copyText } from '@/platform/clipboard'
import { openInApp } from '@/platform/nativeApp'
import { routeOf, urlOf } from '@/routes'

/** Hands the riddle on by the app's own view, elsewhere by its address; whether it went. */
export async function shareRiddle(): Promise<boolean> {
  const link = `${location.origin}${urlOf('passwordRedEnvelop')}`
  const card = { title: pickWords(routeOf('passwordRedEnvelop').title), link }
  return (await openInApp({ name: 'toRedPacketActivityShareView', card })) || copyText(link)
}
