import type { ReactNode } from 'react'
import { ZoneBlocks, type Zone } from './ZoneBlocks'

/** It lies in the package of the page that shows it. */
export const useZoneBlocks = (zone: Zone): { waiting: boolean; blocks: ReactNode } => ({
  waiting: false,
  blocks: <ZoneBlocks zone={zone} />
})
