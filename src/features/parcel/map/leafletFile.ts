/** Leaflet's own file, fetched by its address when the first map is shown; no build reads it. */
import type Leaflet from 'leaflet'

/** Written by the build. */
declare const MAP_FILE: string

let library: Promise<typeof Leaflet> | undefined

export function loadLeaflet(): Promise<typeof Leaflet> {
  library ??= (import(/* webpackIgnore: true */ MAP_FILE) as Promise<unknown>).then(() => {
    const { leaflet } = globalThis as { leaflet?: typeof Leaflet }
    if (!leaflet) throw new Error('The map library came without the map')
    return leaflet
  })
  library.catch(() => (library = undefined))
  return library
}
