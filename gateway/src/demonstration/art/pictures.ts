/** Pictures by their path on the storage host: computed when first asked for, then kept. */
import type { Finish } from './finish'
import { drawServiceCode, SERVICE_CODE } from './code'
import { bannerNames, drawBanner, type BannerName } from './banners'
import { drawDish } from './dishes/dish'
import { drawFigure } from './figures'
import { drawLive } from './live'
import { drawMark } from './marks'
import { finishNames } from './paint'
import { drawStory } from './story'
import type { Shape } from './kind'
import { kindNames, type Kind } from './kinds'
import { shapeCode, shapeOfCode } from './shape'
import { drawProduct, viewNames, type Dimensions, type View } from './views'

const folder = '/storage/pictures/'
const largestMeasure = 3000
const drawings = new Map<string, string>()
/** Measures and shapes in a path make endless names; only those asked for last stay in memory. */
const keptLimit = 1500

export interface PictureOptions {
  /** The model's own; without it the kind's. */
  shape?: Shape
  /** Only for `size`. */
  dimensions?: Dimensions
}

/** Path of a product's picture, e.g. `/storage/pictures/rice-cooker-12301-white-front.svg`. */
export function pictureUrl(kind: Kind, finish: Finish, view: View, { shape, dimensions }: PictureOptions = {}): string {
  const code = shape ? shapeCode(kind, shape) : ''
  const measures = view === 'size' && dimensions ? `-${dimensions.width}x${dimensions.height}` : ''
  return `${folder}${kind}${code && `-${code}`}-${finish}-${view}${measures}.svg`
}

/** Path of a banner, a logo or an icon. */
export const namedPictureUrl = (name: string): string => `${folder}${name}.svg`

/** Path of the same picture as PNG, for what takes no SVG: views of products, and pictures made for sharing. */
export const rasterUrl = (path: string): string => path.replace(/\.svg$/, '.png')

function draw(name: string): string | undefined {
  if (bannerNames.includes(name as BannerName)) return drawBanner(name as BannerName)
  if (name === SERVICE_CODE) return drawServiceCode()
  const mark = drawMark(name)
  if (mark) return mark
  if (name.startsWith('dish-')) return drawDish(name)
  if (name.startsWith('figure-')) return drawFigure(name)
  if (name.startsWith('live-')) return drawLive(name)
  if (name.startsWith('story-')) return drawStory(name)
  const parts = /^([a-z-]+?)(?:-(\d+))?-([a-z]+)-([a-z]+)(?:-([1-9]\d{1,3})x([1-9]\d{1,3}))?$/.exec(name)
  if (!parts) return undefined
  const kind = kindNames.find((name) => name === parts[1])
  const shape = kind && shapeOfCode(kind, parts[2] ?? '')
  const finish = finishNames.find((name) => name === parts[3])
  const view = viewNames.find((name) => name === parts[4])
  if (!kind || !shape || !finish || !view) return undefined
  if (parts[5] === undefined || parts[6] === undefined) return drawProduct(kind, { finish, view, shape })
  const dimensions = { width: Number(parts[5]), height: Number(parts[6]) }
  if (view !== 'size' || dimensions.width > largestMeasure || dimensions.height > largestMeasure) return undefined
  return drawProduct(kind, { finish, view, shape, dimensions })
}

/** The SVG text behind a picture path; undefined when nothing is drawn there. */
export function pictureFile(path: string): string | undefined {
  if (!path.startsWith(folder) || !path.endsWith('.svg') || path.length > 120) return undefined
  const before = drawings.get(path)
  const svg = before ?? draw(path.slice(folder.length, -'.svg'.length))
  if (svg === undefined) return undefined
  drawings.delete(path)
  drawings.set(path, svg)
  const [longestUnasked] = drawings.keys()
  if (drawings.size > keptLimit && longestUnasked !== undefined) drawings.delete(longestUnasked)
  return svg
}
