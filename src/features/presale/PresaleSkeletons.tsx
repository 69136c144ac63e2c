import { Skeleton, type SkeletonPart } from '@/ui'
import './presale.scss'

const row: SkeletonPart = ['.presale-card', ['row', 'thumb', ['lines', 'line', 'price', 'short']], 'line']

/** The rows of a tab to come. */
export const rowsSkeleton = <Skeleton of={[row, row, row]} />

/** The zone to come. */
export const PresaleSkeleton = () => (
  <Skeleton
    of={[
      ['.presale-head', 'line 50%', 'short'],
      ['.presale-tabs', ['.presale-tab', 'line'], ['.presale-tab', 'line'], ['.presale-tab', 'line']],
      [
        '.presale-card presale-card--large',
        ['.presale-hero'],
        ['.presale-card__body', 'line 60%', 'big-price', 'line', 'line']
      ],
      row,
      row
    ]}
  />
)
