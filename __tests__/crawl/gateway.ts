/** A gateway that answers every endpoint of the contract by its sample, or every one of them in one bad way. */
import Schema from 'typebox/schema'
import { contract } from '../../contract'
import { setTransport } from '@/api'
import type { RequestInput, RequestOutcome } from '@/platform/request/types'
import { raw, reply, serverTime } from '../support/gateway'
import { cmsPages, siteConfigurationPath, siteInfo } from '../../gateway/src/demonstration/decoration'
import { oddNames, oddSampleOf, sampleOf, wrongTypes, type SampleStyle } from './sample'

export const refusalWords = '库存不足，请看看其他商品'

const styles: readonly SampleStyle[] = ['full', 'sparse', 'empty']

interface Endpoint {
  key: string
  method: string
  path: RegExp
  samples: Record<SampleStyle, unknown>
}

const endpoints: Endpoint[] = Object.entries(contract).map(([key, { data }]) => {
  const [method = '', path = ''] = key.split(' ')
  const samples = Object.fromEntries(styles.map((style) => [style, sampleOf(data, style)]))
  return {
    key,
    method,
    path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    samples: samples as Endpoint['samples']
  }
})

const json = (body: unknown, status = 200): RequestOutcome => raw(JSON.stringify(body), status, serverTime())
const data = (value: unknown): RequestOutcome => reply(value, 200, serverTime())

export type Answer = (endpoint: Endpoint) => RequestOutcome

/** Replies that hold what the contract says. */
export const soundAnswers = {
  'as it should be': ({ samples }) => data(samples.full),
  'with nothing optional': ({ samples }) => data(samples.sparse),
  'with nothing in it': ({ samples }) => data(samples.empty)
} satisfies Record<string, Answer>

/**
 * One failure of each class that a call ends in (`src/api/errors.ts`); which faults of the wire end in which class is
 * one table in `__tests__/unit/api/call.test.ts`. Each has to end in words and a way to try again.
 */
export const failures = {
  '401': () => json({ success: false, failed: true, code: 'unauthorised', message: '请先登录' }, 401),
  '500': () => raw('', 500, serverTime()),
  'a refusal': () => json({ code: 'F', message: refusalWords }),
  'a time-out': () => ({ kind: 'timeout' }),
  offline: () => ({ kind: 'offline' }),
  'data of another shape': ({ samples }) => data(wrongTypes(samples.full))
} satisfies Record<string, Answer>

/** Replies of the right shape that say what ours never does: each endpoint's odd samples, made when first asked for. */
export const oddAnswers: Record<string, Answer> = Object.fromEntries(
  oddNames.map((name): [string, Answer] => {
    const samples = new Map<string, unknown>()
    return [
      name,
      ({ key }) => {
        if (!samples.has(key)) samples.set(key, oddSampleOf(contract[key as keyof typeof contract].data, name))
        return data(samples.get(key))
      }
    ]
  })
)

const regions = [
  {
    regionCode: '330000',
    regionName: '浙江省',
    children: [
      { regionCode: '330100', regionName: '杭州市', children: [{ regionCode: '330106', regionName: '西湖区' }] }
    ]
  }
]

export const regionNames = ['浙江省', '杭州市', '西湖区']

/** The site's files as the demonstration has them. */
function siteFile(url: string): RequestOutcome {
  if (url.includes(siteConfigurationPath)) return json(siteInfo)
  if (url.endsWith(siteInfo.cmsDecorationUrl)) return json(cmsPages(Date.now()))
  if (url.endsWith(siteInfo.regionResourceUrl)) return json(regions)
  return json({})
}

interface Parts {
  properties?: Record<string, { type?: string; pattern?: string; maxLength?: number }>
  required?: string[]
}

/** Why the contract does not admit a call, if it does not: a query of unfit texts, or an unfit body. */
function unfit(key: string, input: RequestInput): string | undefined {
  const { query, body } = contract[key as keyof typeof contract]
  const queryParams = new URLSearchParams(input.url.split('?')[1] ?? '')
  const { properties = {}, required = [] } = query as Parts
  for (const name of required) if (!queryParams.has(name)) return `${key} without ${name}`
  for (const [name, value] of queryParams) {
    const part = properties[name]
    if (name === '_t') continue
    if (!part) return `${key} with ${name}`
    if (part.type === 'string' && !Schema.Check(part, value)) return `${key} with ${name}=${String(value).slice(0, 40)}`
  }
  if (input.method === 'GET' || Schema.Check(body, JSON.parse(input.body ?? '{}'))) return undefined
  return `${key} with ${(input.body ?? '').slice(0, 80)}`
}

/** Calls the contract does not admit, since the last `install`. */
export const unfitCalls: string[] = []

/** Keys asked for since the last `install`. */
export const callKeys: string[] = []

/** The same with their queries, names in order and without the cache parameter. */
export const askedWith: string[] = []

/** Answers endpoints by `answer`, the site's files by `file` where it is given. */
export function install(answer: Answer, file: (url: string) => RequestOutcome = siteFile): void {
  callKeys.length = askedWith.length = 0
  unfitCalls.length = 0
  // a file that a page draws itself stays on its way: what stands there meanwhile is what a crawl sees
  globalThis.fetch = () => new Promise<Response>(() => undefined)
  setTransport((input: RequestInput) => {
    const path = input.url.split('?')[0] ?? ''
    if (path.endsWith('.json')) return Promise.resolve(file(path))
    const endpoint = endpoints.find((candidate) => candidate.method === input.method && candidate.path.test(path))
    if (!endpoint) throw new RangeError(`${input.method} ${path} is not in the contract`)
    callKeys.push(endpoint.key)
    askedWith.push(`${endpoint.key}?${input.url.split('?')[1] ?? ''}`.replace(/&?_t=\d+$/, ''))
    const why = unfit(endpoint.key, input)
    if (why !== undefined) unfitCalls.push(why)
    return Promise.resolve(answer(endpoint))
  })
}

export const allEndpoints = endpoints
/** An answer for the files of the site, made from one for endpoints. */
export const asFile = (answer: Answer) => (): RequestOutcome => answer(endpoints[0] as Endpoint)
