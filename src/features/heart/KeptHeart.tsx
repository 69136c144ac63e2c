import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Pressable } from '@/ui'
import { heartWords } from './messages'
import './HeartButton.scss'

/** The heart of what is kept; a tap lets it go. */
export const KeptHeart = observer(function KeptHeart({ name, onTap }: { name: string; onTap: () => void }) {
  return (
    <Pressable className="heart" pressed label={heartWords('keep', { name })} onTap={onTap}>
      <View className="heart__shape heart__shape--kept" aria-hidden />
    </Pressable>
  )
})
