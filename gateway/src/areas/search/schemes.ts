import type { DataOf, QueryOf } from '../../../../contract'
import { invalid } from '../../core/errors'
import type { MessagingPlatform } from '../../core/platform'
import { weappPages } from './weappPages'

/** A link into the mini-program; only to pages that it has, so that nobody gets links of the shop to anything else. */
export async function miniProgramLink(
  platform: MessagingPlatform,
  { path, query = '' }: QueryOf<'GET /o2srh/pub/v1/wx-schemes'>
): Promise<DataOf<'GET /o2srh/pub/v1/wx-schemes'>> {
  if (!weappPages.has(path)) throw invalid('小程序里没有这个页面', 'The mini program has no such page')
  return platform.linkTo({ path, query })
}
