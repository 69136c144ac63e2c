import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Pressable } from '@/ui'
import { hearts } from './hearts'
import { heartWords } from './messages'
import './HeartButton.scss'

interface HeartButtonProps {
  skuCode: string
  /** The product's. */
  name: string
  /** On a picture it has a disc under it. */
  onPicture?: boolean
  /** Its word below it. */
  worded?: boolean
}

/** Keeps a SKU or lets it go, shown at once. What is kept is learned by `useHearts` of its page. */
export const HeartButton = observer(function HeartButton({
  skuCode,
  name,
  onPicture = false,
  worded
}: HeartButtonProps) {
  const isKept = hearts.isKept(skuCode)
  return (
    <Pressable
      className={classes('heart', onPicture && 'heart--disc')}
      pressed={isKept}
      label={heartWords('keep', { name })}
      onTap={() => void hearts.tap(skuCode)}
    >
      <View className={isKept ? 'heart__shape heart__shape--kept' : 'heart__shape'} aria-hidden />
      {worded ? <Text>{heartWords('word')}</Text> : null}
    </Pressable>
  )
})
