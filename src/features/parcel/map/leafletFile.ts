/** Leaflet's own file, fetched by its address when the first map is shown; no build reads it. */
import type Leaflet from 'leaflet'

/** Written by the build. */
declare const MAP_FILE: string

let library: Promise<typeof Leaflet> | undefined

export function loadLeaflet(): Promise<typeof Leaflet> {
  library ??= (import(/* webpackIgnore: true */ MAP_FILE) as Promise<unknown>).then(() => {
    const { L } = globalThis as { L?: typeof Leaflet }
    if (!L) throw new Error('The map library came without the map')
    return L
  })
  library.catch(() => (library = undefined))
  return library
}
