import { DATUMS, type Datum } from '../../../../domain/orders/parcel'
import { isPictureHost } from '../files/picture-hosts'

/** Where maps get their ground from, as `mapTiles` of the site configuration says it. */
export interface MapTiles {
  /** https, with `{x}`, `{y}` and `{z}`. */
  url: string
  /** Who drew the map: its licence wants that said beside it. */
  attribution: string
  datum: Datum
  maxZoom: number
}

const DEEPEST = 22

const isDatum = (value: unknown): value is Datum => DATUMS.some((datum) => datum === value)

/** The configured tiles, when they are fit to be shown; otherwise the app draws a ground of its own. */
export function mapTiles(site: Readonly<Record<string, unknown>>): MapTiles | undefined {
  const tiles = site['mapTiles']
  if (typeof tiles !== 'object' || tiles === null) return undefined
  const { url, attribution, datum, maxZoom } = tiles as Record<string, unknown>
  if (typeof url !== 'string' || url.length > 300 || tileHost(url) === undefined) return undefined
  if (!['{x}', '{y}', '{z}'].every((part) => url.includes(part))) return undefined
  if (typeof attribution !== 'string' || attribution.trim() === '' || attribution.length > 200) return undefined
  const depth = typeof maxZoom === 'number' && Number.isInteger(maxZoom) ? maxZoom : 18
  return { url, attribution, datum: isDatum(datum) ? datum : 'GCJ02', maxZoom: Math.min(DEEPEST, Math.max(1, depth)) }
}

function tileHost(url: string): string | undefined {
  if (!/^https:\/\/[^/{}?#@]+\//.test(url) || !URL.canParse(url)) return undefined
  const { hostname, host } = new URL(url)
  return isPictureHost(hostname) ? host : undefined
}

/** The one origin that a page's policy must let tiles come from; none without configured ones. */
export function tileOrigins(site: Readonly<Record<string, unknown>>): string[] {
  const host = tileHost(mapTiles(site)?.url ?? '')
  return host === undefined ? [] : [`https://${host}`]
}
