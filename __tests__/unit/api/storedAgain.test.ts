import { setTransport } from '@/api/transport'
import type { RequestInput } from '@/platform/request'

const calls: RequestInput[] = []
let answer = { status: 200, headers: { etag: '"one"' } as Record<string, string>, text: '{"pages":[]}' }

const load = (host: 'weapp' | 'h5') => {
  process.env.TARO_ENV = host
  let stores: typeof import('@/api/stored') | undefined
  jest.isolateModules(() => {
    stores = jest.requireActual('@/api/stored')
    const own = jest.requireActual<typeof import('@/api/transport')>('@/api/transport')
    own.setTransport((input) => {
      calls.push(input)
      return Promise.resolve({ kind: 'reply', ...answer })
    })
  })
  if (!stores) throw new Error('not loaded')
  return stores.fetchStored
}

const host = process.env.TARO_ENV
beforeEach(() => {
  calls.length = 0
  answer = { status: 200, headers: { etag: '"one"' }, text: '{"pages":[]}' }
})
afterAll(() => {
  process.env.TARO_ENV = host
  setTransport(() => Promise.resolve({ kind: 'offline' }))
})

it('sends its tag where the host keeps no copy, and takes the stored file when it is still so', async () => {
  const fetchStored = load('weapp')
  const first = await fetchStored('/pages.json', true)
  answer = { status: 304, headers: {}, text: '' }
  const second = await fetchStored('/pages.json', true)
  expect(calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"'])
  expect(second).toBe(first)
  answer = { status: 200, headers: { etag: '"two"' }, text: '{"pages":[1]}' }
  expect(await fetchStored('/pages.json', true)).toEqual({ pages: [1] })
  await fetchStored('/pages.json', true)
  expect(calls.at(-1)?.headers['if-none-match']).toBe('"two"')
})

it('holds nothing of files that are requested once', async () => {
  const fetchStored = load('weapp')
  await fetchStored('/regions.json')
  await fetchStored('/regions.json')
  expect(calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined])
})

it('leaves it to the browser on H5', async () => {
  const fetchStored = load('h5')
  await fetchStored('/pages.json', true)
  await fetchStored('/pages.json', true)
  expect(calls.every(({ headers }) => Object.keys(headers).length === 0)).toBe(true)
})
