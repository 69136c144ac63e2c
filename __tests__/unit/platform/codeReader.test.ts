/** Which reader a browser gets; each test loads the module anew, as it keeps what it found. */
jest.mock('qr/decode.js', () => ({ __esModule: true, default: jest.fn() }))

type Reader = typeof import('@/platform/camera/reader')

const fresh = (): Reader => {
  let reader: Reader | undefined
  jest.isolateModules(() => (reader = jest.requireActual<Reader>('@/platform/camera/reader')))
  if (!reader) throw new Error('It was not loaded')
  return reader
}
const give = (formats: string[] | Error, codes: { rawValue: string }[] = []) => {
  const construct = jest.fn()
  class BarcodeDetector {
    static getSupportedFormats = () => (Array.isArray(formats) ? Promise.resolve(formats) : Promise.reject(formats))
    constructor(options: object) {
      construct(options)
    }
    detect = () => Promise.resolve(codes)
  }
  Object.assign(window, { BarcodeDetector })
  return construct
}
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'BarcodeDetector')
})

const video = document.createElement('video')

test('a browser’s own reader gets a request for QR codes and for the bar codes that it knows', async () => {
  const construct = give(['aztec', 'qr_code', 'ean_13', 'upc_a'], [{ rawValue: '6901234567892' }])
  const { read, readsBars } = await fresh().codeReader()
  expect(construct).toHaveBeenCalledWith({ formats: ['qr_code', 'ean_13', 'upc_a'] })
  expect(readsBars).toBe(true)
  expect(await read(video)).toBe('6901234567892')
})

test('a picture without a code gives none', async () => {
  give(['qr_code'])
  const { read, readsBars } = await fresh().codeReader()
  expect(await read(video)).toBeUndefined()
  expect(readsBars).toBe(false)
})

test.each([
  ['has none', undefined],
  ['reads no QR codes', ['ean_13']],
  ['can’t be asked', new Error('no service')]
])('a browser whose reader %s gets the one that is loaded, for QR codes alone', async (_, formats) => {
  const construct = formats === undefined ? jest.fn() : give(formats)
  const { read, readsBars } = await fresh().codeReader()
  expect(construct).not.toHaveBeenCalled()
  expect(readsBars).toBe(false)
  // before its first frame a camera has no size
  expect(await read(video)).toBeUndefined()
})
