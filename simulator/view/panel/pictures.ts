/** Pictures on their way into and out of the mini-program: taken, measured, made smaller, read off a canvas. */
import type { ChosenFile, Values } from '../../host'

const kinds: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
/** Media type of a file's name. */
export const kindOf = (path: string): string =>
  kinds[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'

function paper(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws nothing')
  return { canvas, pen }
}

const contentOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob.arrayBuffer()) : reject(new Error('The canvas holds no picture'))),
      type,
      quality
    )
  )

/** What the camera would give: a picture with the moment on it. */
export async function takePicture(): Promise<ChosenFile> {
  const { canvas, pen } = paper(1200, 900)
  const sky = pen.createLinearGradient(0, 0, 1200, 900)
  sky.addColorStop(0, '#f2d6b3')
  sky.addColorStop(1, '#7c9a92')
  pen.fillStyle = sky
  pen.fillRect(0, 0, 1200, 900)
  pen.fillStyle = '#ffffff'
  pen.font = '64px sans-serif'
  pen.fillText(new Date().toISOString().slice(0, 19).replace('T', ' '), 80, 820)
  const content = await contentOf(canvas, 'image/jpeg', 0.95)
  return { path: 'camera.jpg', size: content.byteLength, content }
}

const bitmapOf = (content: ArrayBuffer, path: string) => createImageBitmap(new Blob([content], { type: kindOf(path) }))

/** Width and height, px. */
export async function measurePicture(
  path: string,
  content: ArrayBuffer | undefined
): Promise<{ width: number; height: number }> {
  const bytes = content ?? (await (await fetch(path)).arrayBuffer())
  const { width, height } = await bitmapOf(bytes, path)
  return { width, height }
}

const amount = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined)

/** As compressImage: a quality of 0 to 100, and the width or height wanted. */
export async function compressPicture(content: ArrayBuffer, options: Values): Promise<ArrayBuffer> {
  const bitmap = await bitmapOf(content, String(options['src']))
  const wide = amount(options['compressedWidth'])
  const high = amount(options['compressedHeight'])
  const scale = wide ? wide / bitmap.width : high ? high / bitmap.height : 1
  const { canvas, pen } = paper(wide ?? bitmap.width * scale, high ?? bitmap.height * scale)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return contentOf(canvas, 'image/jpeg', (amount(options['quality']) ?? 80) / 100)
}

/** As canvasToTempFilePath: a part of a canvas, in the canvas's own pixels. */
export async function canvasPicture(
  source: HTMLCanvasElement,
  options: Values,
  pixelRatio: number
): Promise<{ content: ArrayBuffer; ending: string }> {
  const [x, y] = [amount(options['x']) ?? 0, amount(options['y']) ?? 0]
  const width = amount(options['width']) ?? source.width - x
  const height = amount(options['height']) ?? source.height - y
  const { canvas, pen } = paper(
    amount(options['destWidth']) ?? width * pixelRatio,
    amount(options['destHeight']) ?? height * pixelRatio
  )
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const jpg = options['fileType'] === 'jpg'
  const content = await contentOf(canvas, jpg ? 'image/jpeg' : 'image/png', amount(options['quality']))
  return { content, ending: jpg ? 'jpg' : 'png' }
}
