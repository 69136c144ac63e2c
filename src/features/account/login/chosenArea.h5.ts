import { inApp } from '@/platform/nativeApp'
import { readAreaCode } from './rules'

/**
 * The area code that was chosen on the list of the app around the store; undefined: none was. False: there is no such list.
 */
export async function chooseInApp(): Promise<string | undefined | false> {
  if (!inApp()) return false
  const { choose } = await import('@/platform/nativeApp/talk.h5')
  const choice = await choose({ name: 'selectCountryCode' })
  return choice && readAreaCode(await choice.chosen)
}
