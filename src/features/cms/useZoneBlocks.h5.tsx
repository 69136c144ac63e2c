import type { ReactNode } from 'react'
import { useLoaded } from '@/api'
import type { Zone } from './ZoneBlocks'

const load = async () => (await import('./ZoneBlocks')).ZoneBlocks

/** What the shop put beside a zone's list, with a file of its own: the list waits for it, or it would move what is read. */
export function useZoneBlocks(zone: Zone): { waiting: boolean; blocks: ReactNode } {
  const { data: Blocks, status } = useLoaded('zoneBlocks', load)
  return { waiting: status === 'loading', blocks: Blocks ? <Blocks zone={zone} /> : null }
}
