import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { uiWords } from '../messages'
import { boxOf, skeletonShapes, type SkeletonPart, type SkeletonShape } from './skeletonParts'
import './Skeleton.scss'

export type { SkeletonPart, SkeletonShape } from './skeletonParts'

export interface SkeletonProps {
  /** A shape that many screens wait in. */
  shape?: SkeletonShape
  /** How many of what repeats in it. */
  count?: number
  /** A shape of the screen's own. */
  of?: readonly SkeletonPart[]
}

function draw(parts: readonly SkeletonPart[]) {
  return parts.map((part, index) => {
    const { className, width, inside } = boxOf(part)
    return (
      <View key={index} className={className} style={width === undefined ? undefined : { width }}>
        {inside.length > 0 ? draw(inside) : null}
      </View>
    )
  })
}

/** What is coming, in grey: keeps the place of the content it stands for. */
export const Skeleton = observer(function Skeleton({ shape, count, of }: SkeletonProps) {
  return (
    <View className="ui-skeleton" role="status" aria-busy aria-label={uiWords('loading')}>
      {draw(of ?? (shape ? skeletonShapes[shape](count) : []))}
    </View>
  )
})
