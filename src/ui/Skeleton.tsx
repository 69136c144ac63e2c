import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from './classes'
import { uiWords } from './messages'
import './Skeleton.scss'

export type SkeletonShape = 'tiles' | 'rows' | 'detail' | 'cart' | 'form' | 'account'

export interface SkeletonProps {
  shape: SkeletonShape
  /** How many of what repeats. */
  count?: number
}

const Bone = ({ kind }: { kind: string }) => <View className={classes('ui-skeleton__bone', `ui-skeleton__${kind}`)} />
const several = (count: number, make: (index: number) => ReactNode) => Array.from({ length: count }, (_, i) => make(i))

const Lines = () => (
  <View className="ui-skeleton__lines">
    <Bone kind="line" />
    <Bone kind="short" />
    <Bone kind="price" />
  </View>
)

const shapes: Record<SkeletonShape, (count?: number) => ReactNode> = {
  tiles: (count = 4) => (
    <View className="ui-skeleton__tiles">
      {several(count, (i) => (
        <View key={i} className="ui-skeleton__tile">
          <Bone kind="square" />
          <Lines />
        </View>
      ))}
    </View>
  ),
  rows: (count = 5) =>
    several(count, (i) => (
      <View key={i} className="ui-skeleton__card ui-skeleton__row">
        <Bone kind="thumb" />
        <Lines />
      </View>
    )),
  detail: () => (
    <>
      <Bone kind="hero" />
      <View className="ui-skeleton__card ui-skeleton__card--top">
        <Bone kind="big-price" />
        <Bone kind="line" />
        <Bone kind="short" />
      </View>
      <View className="ui-skeleton__card">
        {several(3, (i) => (
          <Bone key={i} kind="line" />
        ))}
      </View>
    </>
  ),
  cart: (count = 2) =>
    several(count, (i) => (
      <View key={i} className="ui-skeleton__card">
        <Bone kind="short" />
        {several(2, (j) => (
          <View key={j} className="ui-skeleton__row ui-skeleton__row--gap">
            <Bone kind="tick" />
            <Bone kind="thumb" />
            <Lines />
          </View>
        ))}
      </View>
    )),
  form: (count = 4) => (
    <View className="ui-skeleton__card">
      {several(count, (i) => (
        <View key={i} className="ui-skeleton__field">
          <Bone kind="label" />
          <Bone kind="line" />
        </View>
      ))}
    </View>
  ),
  account: () => (
    <>
      <View className="ui-skeleton__person">
        <Bone kind="avatar" />
        <View className="ui-skeleton__lines">
          <Bone kind="short" />
          <Bone kind="price" />
        </View>
      </View>
      {several(3, (i) => (
        <View key={i} className="ui-skeleton__card">
          <Bone kind="short" />
          <View className="ui-skeleton__icons">
            {several(4, (j) => (
              <Bone key={j} kind="icon" />
            ))}
          </View>
        </View>
      ))}
    </>
  )
}

/** What is coming, in grey: keeps the place of the content it stands for. */
export const Skeleton = observer(function Skeleton({ shape, count }: SkeletonProps) {
  return (
    <View className="ui-skeleton" role="status" aria-busy aria-label={uiWords('loading')}>
      {shapes[shape](count)}
    </View>
  )
})
