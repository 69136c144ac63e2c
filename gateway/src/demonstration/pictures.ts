/** The drawn pictures as files of the storage host: only those that the shop shows, each PNG drawn once. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bannerNames, namedPictureUrl, pictureFile, rasterUrl } from './art'
import { SERVICE_CODE } from './art/code'
import { rasterOf } from './art/raster'
import type { Catalogue } from './catalogue/types'

export interface DrawnPictures {
  /** The SVG text or the PNG behind a path; undefined when the shop shows no such picture. */
  file(path: string): Promise<string | Buffer | undefined>
  /** Ends the drawing, after which no picture comes, and deletes what was kept. */
  close(): Promise<void>
}

/** Width of a PNG in px: what the cards of a chat app show, and enough for its viewer. */
const RASTER_WIDTH = 500
/** A picture with measures of a machine in it: any would be drawn, the catalogue has some. */
const MEASURED = /-size-\d+x\d+\.svg$/

/** Paths of the catalogue's pictures, and of those that are made for sharing. */
function shownPictures({ products, kitchen }: Catalogue): ReadonlySet<string> {
  return new Set([
    ...products.flatMap(({ pictures, viewerPictures = [], skus }) => [
      ...pictures,
      ...viewerPictures,
      ...skus.flatMap(({ picture, sharePicture }) => (sharePicture === undefined ? [picture] : [picture, sharePicture]))
    ]),
    ...(kitchen?.().recipes ?? []).map(({ picture }) => rasterUrl(picture)),
    rasterUrl(namedPictureUrl(SERVICE_CODE)),
    ...bannerNames.filter((name) => name.startsWith('share-')).map((name) => rasterUrl(namedPictureUrl(name)))
  ])
}

/**
 * PNGs are drawn one after the other, and what is drawn lies in `folder`, which is made when needed: there are some five
 * hundred of 45 KB, more than the process should hold.
 */
export function drawnPictures(
  folder: string,
  catalogue: () => Promise<Catalogue>,
  log: { warn(details: object, message: string): void }
): DrawnPictures {
  const files = new Map<string, string>()
  const drawing = new Map<string, Promise<Buffer | undefined>>()
  let paths: Promise<ReadonlySet<string>> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let hasEnded = false

  const isShown = async (path: string): Promise<boolean> => {
    paths ??= catalogue().then(shownPictures)
    return (await paths).has(path)
  }
  const keep = async (path: string, bytes: Buffer): Promise<void> => {
    const file = join(folder, basename(path))
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, bytes)
      files.set(path, file)
    } catch (error) {
      log.warn({ err: error }, 'a drawn picture could not be kept and will be drawn again')
    }
  }
  const draw = async (path: string): Promise<Buffer | undefined> => {
    const svg = pictureFile(path.replace(/png$/, 'svg'))
    if (svg === undefined || hasEnded) return undefined
    const bytes = await rasterOf(svg, RASTER_WIDTH)
    await keep(path, bytes)
    return bytes
  }
  const drawInTurn = (path: string): Promise<Buffer | undefined> => {
    const running = drawing.get(path)
    if (running !== undefined) return running
    const mine = last.then(() => draw(path)).finally(() => drawing.delete(path))
    drawing.set(path, mine)
    last = mine.catch(() => undefined) // the caller gets the error
    return mine
  }
  const raster = async (path: string): Promise<Buffer | undefined> => {
    const file = files.get(path)
    if (file === undefined) return drawInTurn(path)
    // temporary files may be tidied away while the shop runs
    return readFile(file).catch(() => {
      files.delete(path)
      return drawInTurn(path)
    })
  }
  return {
    file: async (path) => {
      if (path.endsWith('.png')) return (await isShown(path)) ? raster(path) : undefined
      return !MEASURED.test(path) || (await isShown(path)) ? pictureFile(path) : undefined
    },
    close: async () => {
      hasEnded = true
      await last
      await rm(folder, { recursive: true, force: true })
    }
  }
}
