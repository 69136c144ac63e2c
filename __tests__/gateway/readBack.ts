/** What a shopper's own reads say before and after a write: the app asks anew only those that the contract's `changes` name. */
import type { EndpointKey } from '../../contract'
import { changedBy, isWrite, tagOf } from '../../src/api/query/tags'
import { contentOf, endpoints, escaped, sampleOf, schemaOf } from './contract-walk'
import type { TestShopper } from './journey-shop'
import { KNOWN } from './owners'

/** Of how long something is good, or counted for everybody; and the proof of an address. */
const MOVES = /"(expiresAt|lastSeenAt|viewers|usualWaitS|soldCount|available)":\d+/g
const PROOF = /\?until=\d+&sign=[\w-]+/g

/** Reads that somebody has to be logged in for, or that know who asks: with what they need and nothing more. */
const own = endpoints.filter(({ method, declaration }) => method === 'GET' && declaration.token !== 'none')

export async function readsOf(who: TestShopper): Promise<Map<EndpointKey, string>> {
  const said = new Map<EndpointKey, string>()
  for (const endpoint of own) {
    const { query, path } = contentOf((place) => sampleOf(schemaOf(endpoint, place), KNOWN))
    const needed = (endpoint.declaration.query as { required?: string[] }).required ?? []
    const bare = Object.fromEntries(Object.entries(query).filter(([name]) => needed.includes(name)))
    const { success, code, data } = await who.ask(endpoint.key, { query: bare, path: escaped(path) })
    const text = JSON.stringify({ success, code, data })
    said.set(endpoint.key, text.replace(MOVES, '"$1":0').replace(PROOF, ''))
  }
  return said
}

/** Reads that say something else after a write and that the app would go on showing as they were. */
export const leftOld = (
  write: EndpointKey,
  before: ReadonlyMap<EndpointKey, string>,
  after: ReadonlyMap<EndpointKey, string>
): EndpointKey[] => {
  const made = changedBy(write)
  return isWrite(write)
    ? [...after].filter(([key, text]) => before.get(key) !== text && !made.includes(tagOf(key))).map(([key]) => key)
    : []
}
