import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes } from '../classes'
import { listWords } from './messages'
import './Stars.scss'

const five = [1, 2, 3, 4, 5]

/** The star that is only in part full, %. */
const partOf = (star: number, score: number): Record<string, string> | undefined =>
  star > score && star - score < 1 ? { '--full': `${Math.round((1 - star + score) * 100)}%` } : undefined

/** How good something was found, in stars. */
export const Stars = observer(function Stars({ score, large }: { score: number; large?: boolean }) {
  return (
    <View
      className={classes('ui-stars', large && 'ui-stars--large')}
      role="img"
      aria-label={listWords('score', { score, most: five.length })}
    >
      {five.map((star) => (
        <View
          key={star}
          className={classes('ui-stars__star', star - score < 1 && 'ui-stars__star--on')}
          style={partOf(star, score)}
        />
      ))}
    </View>
  )
})
