import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { classes, Icon, Pressable } from '@/ui'
import { parcelWords } from '../messages'
import './track.scss'

/** That something is installed after it came, with what to prepare. */
export const Installation = observer(function Installation({ flat = false }: { flat?: boolean }) {
  return (
    <Pressable
      className={classes('parcel-install', flat && 'parcel-install--flat')}
      role="link"
      onTap={() => void go('installationGuidelines', {})}
    >
      <Icon name="wrench" size={20} color="ok" />
      <View className="parcel-install__words">
        <View className="parcel-install__title">{parcelWords('installTitle')}</View>
        <View className="parcel-install__note">{parcelWords('installNote')}</View>
      </View>
      <Icon name="right" size={14} color="ok" />
    </Pressable>
  )
})
