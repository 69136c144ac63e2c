import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { parcelWords } from '../messages'
import '@/ui/layout/layout.scss'

/** Nearer and farther, for who has no two fingers for it. */
export const MapZoom = observer(function MapZoom({ onZoom }: { onZoom: (by: 1 | -1) => void }) {
  return (
    <View className="way-map__zoom">
      <Pressable
        className="ui__row ui__justify-center way-map__button"
        label={parcelWords('zoomIn')}
        onTap={() => onZoom(1)}
      >
        <Icon name="plus" size={20} color="action" />
      </Pressable>
      <Pressable
        className="ui__row ui__justify-center way-map__button"
        label={parcelWords('zoomOut')}
        onTap={() => onZoom(-1)}
      >
        <Icon name="minus" size={20} color="action" />
      </Pressable>
    </View>
  )
})
