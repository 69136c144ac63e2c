/** A place that somebody is shown, or chooses (spec 2.2: the system pages). */

export interface ShownPlace {
  latitude?: number
  longitude?: number
  name?: string
  address?: string
}

export interface PlaceDraft {
  /** Code of the region's last level; '' for none. */
  districtCode: string
  detail: string
  name: string
}

export const MAX_DETAIL = 100
export const MAX_NAME = 40

export type PlaceProblem = 'regionMissing' | 'detailMissing'

/** What keeps a place from being chosen, in the order of the fields. */
export const problemsOf = ({ districtCode, detail }: PlaceDraft): PlaceProblem[] => [
  ...(districtCode === '' ? (['regionMissing'] as const) : []),
  ...(detail.trim().length < 2 ? (['detailMissing'] as const) : [])
]

/** Whether there is anything to see of it. */
export const isPlace = ({ latitude, longitude, name, address }: ShownPlace): boolean =>
  Boolean(name) || Boolean(address) || (latitude !== undefined && longitude !== undefined)

/** Degrees with at most four decimals, which tell a house from its neighbour. */
export const degreesOf = (value: number): string => String(Math.round(Math.abs(value) * 10_000) / 10_000)
