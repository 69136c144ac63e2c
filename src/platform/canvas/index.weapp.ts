import Taro from '@tarojs/taro'
import { pictureTimeout, type Paper, type PaperSize } from './types'

export type { Paper, PaperSize } from './types'

interface PlatformPicture {
  src: string
  onload: (() => void) | null
  onerror: ((reason?: unknown) => void) | null
}

/** The node of a `<Canvas type="2d">`. */
interface PlatformCanvas {
  width: number
  height: number
  getContext(kind: '2d'): CanvasRenderingContext2D | null
  createImage(): PlatformPicture
}

function nodeOf(id: string): Promise<PlatformCanvas | undefined> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .fields({ node: true })
      .exec((rows: ({ node?: PlatformCanvas } | null)[]) => resolve(rows[0]?.node ?? undefined))
  })
}

function load(canvas: PlatformCanvas, address: string): Promise<CanvasImageSource> {
  return new Promise((resolve, reject) => {
    const picture = canvas.createImage()
    const late = setTimeout(() => reject(new Error('The picture took too long')), pictureTimeout)
    picture.onload = () => {
      clearTimeout(late)
      // the platform's pictures are what its own context draws
      resolve(picture as unknown as CanvasImageSource)
    }
    picture.onerror = () => {
      clearTimeout(late)
      reject(new Error('The picture could not be had'))
    }
    picture.src = address
  })
}

/** ms between looks, and looks, for a canvas that is being put onto the page */
const lookMs = 60
const looks = 25

async function canvasOf(id: string, isWanted: () => boolean): Promise<PlatformCanvas | undefined> {
  for (let look = 0; look < looks && isWanted(); look += 1) {
    const canvas = await nodeOf(id)
    if (canvas) return canvas
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return undefined
}

/**
 * The paper of the canvas with this id, which must be on the page.
 * @throws Error when the page has no such canvas, or none is wanted any more
 */
export async function openPaper(
  id: string,
  { width, height }: PaperSize,
  isWanted: () => boolean = () => true
): Promise<Paper> {
  const canvas = await canvasOf(id, isWanted)
  const context = canvas?.getContext('2d')
  if (!canvas || !context) throw new Error('No canvas here')
  canvas.width = width
  canvas.height = height
  return {
    context,
    load: (address) => load(canvas, address),
    finish: async () => {
      const { tempFilePath } = await Taro.canvasToTempFilePath({
        // Taro's type names its own element; the platform takes the node
        canvas: canvas as unknown as Taro.Canvas,
        x: 0,
        y: 0,
        width,
        height,
        destWidth: width,
        destHeight: height,
        fileType: 'png'
      })
      return tempFilePath
    }
  }
}
