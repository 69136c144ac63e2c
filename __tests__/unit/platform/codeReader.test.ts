/** Which reader a browser gets; each test loads the module anew, as it keeps what it found. */
jest.mock('qr/decode.js', () => ({ __esModule: true, default: jest.fn() }))

type Reader = typeof import('@/platform/camera/reader')

const fresh = (): Reader => {
  let loaded: Reader | undefined
  jest.isolateModules(() => (loaded = jest.requireActual<Reader>('@/platform/camera/reader')))
  if (!loaded) throw new Error('It was not loaded')
  return loaded
}
const give = (formats: string[] | Error, found: { rawValue: string }[] = []) => {
  const made = jest.fn()
  class BarcodeDetector {
    static getSupportedFormats = () => (Array.isArray(formats) ? Promise.resolve(formats) : Promise.reject(formats))
    constructor(options: object) {
      made(options)
    }
    detect = () => Promise.resolve(found)
  }
  Object.assign(window, { BarcodeDetector })
  return made
}
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'BarcodeDetector')
})

const seen = document.createElement('video')

test('a browser’s own reader is asked for QR codes and for the bar codes that it knows', async () => {
  const made = give(['aztec', 'qr_code', 'ean_13', 'upc_a'], [{ rawValue: '6901234567892' }])
  const { read, readsBars } = await fresh().codeReader()
  expect(made).toHaveBeenCalledWith({ formats: ['qr_code', 'ean_13', 'upc_a'] })
  expect(readsBars).toBe(true)
  expect(await read(seen)).toBe('6901234567892')
})

test('where nothing is seen there is no code', async () => {
  give(['qr_code'])
  const { read, readsBars } = await fresh().codeReader()
  expect(await read(seen)).toBeUndefined()
  expect(readsBars).toBe(false)
})

test.each([
  ['has none', undefined],
  ['reads no QR codes', ['ean_13']],
  ['can’t be asked', new Error('no service')]
])('a browser whose reader %s gets the one that is loaded, for QR codes alone', async (_, formats) => {
  const made = formats === undefined ? jest.fn() : give(formats)
  const { read, readsBars } = await fresh().codeReader()
  expect(made).not.toHaveBeenCalled()
  expect(readsBars).toBe(false)
  // before its first frame a camera has no size
  expect(await read(seen)).toBeUndefined()
})
