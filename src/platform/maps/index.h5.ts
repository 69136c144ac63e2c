import type { MapPlace } from './types'

export type { MapPlace } from './types'

const isApple = (): boolean => /iPhone|iPad|Macintosh/.test(navigator.userAgent)

/** The address that a phone's own map program takes: Apple's scheme, elsewhere RFC 5870 with the words that others add. */
export function mapAddress({ latitude, longitude, name, address }: MapPlace): string {
  const isPlaced = latitude !== undefined && longitude !== undefined
  const words = encodeURIComponent([name, address].filter((part) => part !== '').join(' '))
  if (isApple()) return isPlaced ? `maps:?ll=${latitude},${longitude}&q=${words}` : `maps:?q=${words}`
  return isPlaced ? `geo:${latitude},${longitude}?q=${latitude},${longitude}(${words})` : `geo:0,0?q=${words}`
}

/** Hands a place to the device's map program; a device without one does nothing, and tells nobody. */
export function openInMaps(place: MapPlace): void {
  window.location.assign(mapAddress(place))
}
