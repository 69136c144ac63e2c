/** What a visit says of its page. */
import { limits } from './limits'
import type { Visit } from './visit'

/** Where a page that needs a login sends who is logged out. */
const loginPage = 'pagesC/login/login'

/** What a visit broke; empty when everything holds. `auth`: whether the page needs a login. */
export function brokenBy(visit: Visit, auth: 'open' | 'login' = 'open'): string[] {
  const { data, measures, problems } = visit
  const broken = problems.map(({ kind, message }) => `${kind}: ${message.split('\n').slice(0, 4).join(' | ')}`)
  if (visit.endedOn === '') broken.push('no page opened')
  else if (visit.endedOn !== (auth === 'login' && !visit.loggedIn ? loginPage : visit.page))
    broken.push(`ended on ${visit.endedOn}`)
  else if (visit.failed) broken.push('the page says that it could not be loaded')
  else if (visit.blank) broken.push('the page is blank')
  else if (visit.contentMs === undefined) broken.push('nothing but a skeleton was shown')
  if (data.most > limits.setDataBytes) broken.push(`setData of ${(data.most / 1024).toFixed(1)} KB in one call`)
  if (data.perSecond > limits.setDataPerSecond) broken.push(`${data.perSecond} setData calls in a second`)
  if (measures.nodes >= limits.nodes) broken.push(`${measures.nodes} nodes`)
  if (measures.depth > limits.depth) broken.push(`${measures.depth} levels deep`)
  if (measures.mostChildren > limits.children) broken.push(`${measures.mostChildren} children of one node`)
  for (const url of visit.repeated) broken.push(`asked twice: GET ${url}`)
  for (const leftover of visit.leftovers) broken.push(`left after unload: ${leftover}`)
  return broken
}
