import { isPartFailure, loadPart, onPartFailure } from '@/platform/pageParts'

/** As Taro's build has it: `load` gives a list at once, the page still to come in front of what it was given. */
const build = (fetchPage?: () => Promise<unknown>) => {
  const load = fetchPage && ((context: object, params: object) => [fetchPage(), context, params])
  Object.assign(window, { __taroAppConfig: { routes: [{ path: 'pages/cart/cart', load }] } })
}
const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
const styleError = () => Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' })
const reject = (reason: unknown) => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, '__taroAppConfig')
})

test('a part is fetched by the function of the build, anew each time', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue({})
  build(load)
  await expect(loadPart('/pages/cart/cart')).rejects.toThrow('chunk 7')
  await expect(loadPart('/pages/cart/cart')).resolves.toBeUndefined()
  expect(load).toHaveBeenCalledTimes(2)
})

test('nothing is waited for where the build has no such page or there is none', () => {
  expect(loadPart('/pages/cart/cart')).toBeUndefined()
  build()
  expect(loadPart('/pages/cart/cart')).toBeUndefined()
  expect(loadPart('/pages/other')).toBeUndefined()
})

test('a part that lets wait is announced after 200 ms, and given up after 30 s', async () => {
  jest.useFakeTimers()
  build(() => new Promise(() => undefined))
  const handleFailure = jest.fn()
  const isLoading = () => document.querySelector('.host-loading') !== null
  loadPart('/pages/cart/cart')?.catch(handleFailure)
  await jest.advanceTimersByTimeAsync(199)
  expect(isLoading()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(isLoading()).toBe(true)
  await jest.advanceTimersByTimeAsync(29_799)
  expect(handleFailure).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(handleFailure).toHaveBeenCalled()
  expect(isLoading()).toBe(false)
})

test('a part that comes at once is not announced', async () => {
  jest.useFakeTimers()
  build(() => Promise.resolve({}))
  await loadPart('/pages/cart/cart')
  await jest.advanceTimersByTimeAsync(1000)
  expect(document.querySelector('.host-loading')).toBeNull()
})

test.each([
  ['a script', chunkError(), true],
  ['a style sheet', styleError(), true],
  ['an error of the app', new TypeError('x is undefined'), false],
  ['no error at all', 'ChunkLoadError', false]
])('%s failing with nobody waiting is told of only when it is a part', (_, reason, isReported) => {
  const listener = jest.fn()
  const stop = onPartFailure(listener)
  expect(reject(reason)).toBe(isReported)
  expect(listener).toHaveBeenCalledTimes(isReported ? 1 : 0)
  stop()
  expect(reject(reason)).toBe(false)
  expect(isPartFailure(reason)).toBe(isReported)
})
