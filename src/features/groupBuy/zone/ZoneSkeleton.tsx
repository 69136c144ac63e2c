import { Skeleton } from '@/ui'
import { groupCard } from '../GroupSkeletons'

/** The zone to come. */
export const ZoneSkeleton = () => <Skeleton of={[['.group-head', 'line 50%', 'short'], groupCard, groupCard]} />
