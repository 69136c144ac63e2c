import { View } from '@tarojs/components'
import { hasSpaces, Hidden } from '@/ui'
import { observer } from 'mobx-react-lite'
import { cmsWords } from '../messages'
import './Shimmer.scss'

/** Grey in the shape of a row of small products: as high as what comes, so that nothing moves. */
export const ShimmerRail = observer(function ShimmerRail({ note = false }: { note?: boolean }) {
  const loading = cmsWords('loading')
  // titles of languages with spaces are longer
  const words = hasSpaces(loading) ? 'cms-shimmer--words' : ''
  return (
    <View className="cms-shimmer-rail" aria-busy>
      <Hidden>{loading}</Hidden>
      {[0, 1, 2, 3].map((key) => (
        <View key={key} className="cms-shimmer-rail__item">
          <View className="cms-shimmer cms-shimmer--square" />
          <View className={`cms-shimmer cms-shimmer--line ${words}`} />
          {note ? <View className="cms-shimmer cms-shimmer--note" /> : null}
          <View className="cms-shimmer cms-shimmer--price" />
        </View>
      ))}
    </View>
  )
})

/** Grey of a given height class, for parts that are one box. */
export const ShimmerBox = observer(function ShimmerBox({ className }: { className: string }) {
  return (
    <View className={`cms-shimmer ${className}`} aria-busy>
      <Hidden>{cmsWords('loading')}</Hidden>
    </View>
  )
})
