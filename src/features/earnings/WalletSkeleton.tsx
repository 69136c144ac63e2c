import { Skeleton, type SkeletonPart } from '@/ui'
import './earnings.scss'

const parts: SkeletonPart[] = [
  ['.earn-tabs .earn-tabs--wait', 'line 60%'],
  ['.earn-top', ['lines .earn-head .earn-head--wait'], ['row .earn-three .earn-three--wait', 'line', 'line', 'line']],
  ['card .earn-wait--thaws', 'line 30%', 'line'],
  ['card .earn-wait--chart', 'line 40%', 'big-price', 'line']
]

/** The wallet to come. */
export const WalletSkeleton = () => <Skeleton of={parts} />
