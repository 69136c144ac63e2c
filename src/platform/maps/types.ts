/** A place that a map program can be asked for: by where it lies, else by its words. */
export interface MapPlace {
  latitude?: number
  longitude?: number
  name: string
  address: string
}
