import { View } from '@tarojs/components'
import { GroundPicture } from '@/features/parcel'
import { Icon } from '@/ui'
import './place.scss'

/** A pin on drawn ground with what is known of a place in words. */
export const PlaceGround = ({ words }: { words: string }) => (
  <GroundPicture className="ui__stack ui__align-center ui__justify-center ui__gap-2 place__ground">
    <View className="ui__row ui__justify-center place__pin" aria-hidden>
      <Icon name="pin" size={28} color="white" />
    </View>
    {words ? <View className="ui__size-2 ui__tone-ink ui__center place__words">{words}</View> : null}
  </GroundPicture>
)
