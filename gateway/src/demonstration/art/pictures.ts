/** Pictures by their path on the storage host: computed when first asked for, then kept. */
import type { Finish } from '../catalogue/types'
import { bannerNames, drawBanner, type BannerName } from './banners'
import { drawMark } from './marks'
import { finishNames } from './paint'
import { drawProduct, kindNames, viewNames, type Dimensions, type Kind, type View } from './views'

const folder = '/storage/pictures/'
const largestMeasure = 3000
const kept = new Map<string, string>()
/** Measures in a path make endless names; only so many stay in memory. */
const keptLimit = 1500

/** Path of a product's picture, e.g. `/storage/pictures/rice-cooker-white-front.svg`; `dimensions` only for `size`. */
export function pictureUrl(kind: Kind, finish: Finish, view: View, dimensions?: Dimensions): string {
  const measures = view === 'size' && dimensions ? `-${dimensions.width}x${dimensions.height}` : ''
  return `${folder}${kind}-${finish}-${view}${measures}.svg`
}

/** Path of a banner, a logo or an icon. */
export const namedPictureUrl = (name: string): string => `${folder}${name}.svg`

/** Path of the same picture as PNG, for what takes no SVG: views of products, and pictures made for sharing. */
export const rasterUrl = (path: string): string => path.replace(/\.svg$/, '.png')

function draw(name: string): string | undefined {
  if (bannerNames.includes(name as BannerName)) return drawBanner(name as BannerName)
  const mark = drawMark(name)
  if (mark) return mark
  const parts = /^([a-z-]+)-([a-z]+)-([a-z]+?)(?:-([1-9]\d{1,3})x([1-9]\d{1,3}))?$/.exec(name)
  if (!parts) return undefined
  const kind = kindNames.find((known) => known === parts[1])
  const finish = finishNames.find((known) => known === parts[2])
  const view = viewNames.find((known) => known === parts[3])
  if (!kind || !finish || !view) return undefined
  if (parts[4] === undefined || parts[5] === undefined) return drawProduct(kind, { finish, view })
  const dimensions = { width: Number(parts[4]), height: Number(parts[5]) }
  if (view !== 'size' || dimensions.width > largestMeasure || dimensions.height > largestMeasure) return undefined
  return drawProduct(kind, { finish, view, dimensions })
}

/** The SVG text behind a picture path; undefined when nothing is drawn there. */
export function pictureFile(path: string): string | undefined {
  if (!path.startsWith(folder) || !path.endsWith('.svg') || path.length > 120) return undefined
  const known = kept.get(path)
  if (known) return known
  const drawn = draw(path.slice(folder.length, -'.svg'.length))
  if (drawn && kept.size < keptLimit) kept.set(path, drawn)
  return drawn
}
