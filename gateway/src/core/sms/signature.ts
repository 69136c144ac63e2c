import type { Core } from '../area'
import type { Locale } from '../words'

/** A text that begins with who writes, as carriers demand: the shop's name by the site's configuration, which may have none. */
export function signedBy({ site }: Pick<Core, 'site'>, language: Locale, text: string): string {
  const [zh, en] = [site['onlineShopName'], site['onlineShopNameEn']]
  const name = language === 'en-US' && typeof en === 'string' ? en : zh
  if (typeof name !== 'string' || name === '') return text
  return language === 'en-US' ? `[${name}] ${text}` : `【${name}】${text}`
}
