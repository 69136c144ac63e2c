/** What is kept on the device only so that it need not be fetched or chosen again. */
import { readStored, writeStored, type PersistedName } from '@/stores'

const names = [
  'cmsPages',
  'dataSet',
  'searchHistory',
  'manualSearches',
  'manualPlaces',
  'popupsShown'
] as const satisfies PersistedName[]

/** KB, rounded up. */
export const cacheKilobytes = (): number =>
  Math.ceil(
    names.reduce((sum, name) => {
      const value = readStored(name)
      return value === undefined ? sum : sum + JSON.stringify(value).length
    }, 0) / 1024
  )

export const clearCache = (): void => names.forEach((name) => writeStored(name, undefined))
