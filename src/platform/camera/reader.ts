/** Codes in pictures: by the browser's own reader, else by one that is loaded only then. */

/** What a code is looked for in: a camera's picture or one of the album. */
export type Seen = HTMLVideoElement | HTMLImageElement

export interface CodeReader {
  /** What the code holds; undefined where there is none. */
  read: (frame: Seen) => Promise<string | undefined>
  /** Whether it knows the bar codes of packages too. */
  readsBars: boolean
}

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Barcodes of packages; any reader reads a QR code. */
const bars = ['ean_13', 'ean_8', 'upc_a', 'code_128']
/** px of the longer side that a picture is read at. */
const longest = 1280

const sizeOf = (frame: Seen): [width: number, height: number] =>
  'videoWidth' in frame ? [frame.videoWidth, frame.videoHeight] : [frame.naturalWidth, frame.naturalHeight]

/** The browser's, where it has one that reads QR codes. */
async function browsersReader(): Promise<CodeReader | undefined> {
  const Own = (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await Own?.getSupportedFormats()) ?? []
  if (!Own || !formats.includes('qr_code')) return undefined
  const detector = new Own({ formats: ['qr_code', ...bars.filter((format) => formats.includes(format))] })
  return {
    readsBars: formats.includes('ean_13'),
    read: async (frame) => (await detector.detect(frame))[0]?.rawValue
  }
}

/** For browsers without: QR codes alone. */
async function loadedReader(): Promise<CodeReader> {
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const read = (frame: Seen): string | undefined => {
    const [width, height] = sizeOf(frame)
    const scale = Math.min(1, longest / Math.max(width, height, 1))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    if (!context || canvas.width === 0 || canvas.height === 0) return undefined
    context.drawImage(frame, 0, 0, canvas.width, canvas.height)
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      return undefined // it throws where there is no code
    }
  }
  return { readsBars: false, read: (frame) => Promise.resolve(read(frame)) }
}

let reader: Promise<CodeReader> | undefined

/** The reader of this browser, made once; one that could not be loaded is tried anew. */
export const codeReader = (): Promise<CodeReader> =>
  (reader ??= browsersReader()
    .catch(() => undefined) // a detector that can't even be asked is none
    .then((own) => own ?? loadedReader())
    .catch((failure: unknown) => {
      reader = undefined
      throw failure
    }))
