import { View } from '@tarojs/components'
import type { BlockGiven } from './block'
import './Spacer.scss'

/** Nothing, of one of the steps of the scale. */
export function Spacer({ props }: BlockGiven<'spacer'>) {
  return <View className={`cms-spacer--${props.heightPx}`} aria-hidden />
}
