import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Picture, Pressable, Swatch } from '@/ui'
import './VersionTile.scss'

interface VersionTileProps {
  name: string
  picture: string
  swatch: string | undefined
  selected: boolean
  /** Can't be chosen: struck through, still there. */
  disabled: boolean
  onTap: () => void
}

/** A value that changes the picture: what it looks like, over its name. */
export const VersionTile = observer(function VersionTile(props: VersionTileProps) {
  const { name, picture, swatch, selected, disabled, onTap } = props
  return (
    <Pressable
      className={classes('version', selected && 'version--selected', disabled && 'version--disabled')}
      disabled={disabled}
      pressed={selected}
      onTap={onTap}
    >
      <View className="version__picture">
        <Picture src={picture} alt="" />
        {swatch === undefined ? null : (
          <View className="version__swatch">
            <Swatch colour={swatch} />
          </View>
        )}
      </View>
      <View className="version__name">
        <Text className="version__words">{name}</Text>
      </View>
    </Pressable>
  )
})
