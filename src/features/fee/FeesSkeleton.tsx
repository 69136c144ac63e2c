import { Skeleton } from '@/ui'

const row = ['row row--gap', ['lines', 'line 60%', 'short']] as const

/** Region, works with products, and the prices in rows. */
export const FeesSkeleton = () => (
  <Skeleton
    of={[
      ['card card--top row', 'thumb', ['lines', 'line', 'short']],
      ['card', 'short', ['icons', 'icon', 'icon', 'icon', 'icon']],
      ['card', 'line 40%', row, row, row, row]
    ]}
  />
)
