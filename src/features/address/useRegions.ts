import { useLoaded, type Loaded } from '@/api'
import type { RegionTree } from '@/lib/regions'
import { stores } from '@/stores'

const loadRegions = (): Promise<RegionTree> => stores.site.loadRegions()

/** The site's regions (spec 3.2). */
export const useRegions = (when = true): Loaded<RegionTree> => useLoaded('regions', loadRegions, when)
