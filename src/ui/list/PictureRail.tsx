import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Picture } from '../picture/Picture'
import { Pressable } from '../press/Pressable'
import { Icon } from '../text/Icon'
import { RailScroll } from './RailScroll'
import '../layout/layout.scss'
import './PictureRail.scss'

interface PictureRailProps {
  /** What a screen reader calls it. */
  label: string
  items: readonly { key: string; name: string; picture: string | undefined; mark?: string | undefined }[]
  chosen?: string | undefined
  onTap: (key: string) => void
}

/** Kinds to choose from, side by side: a picture and its name, some with a mark such as «mine» below it; without a picture a plus. */
export const PictureRail = ({ label, items, chosen, onTap }: PictureRailProps) => (
  <View className="ui-rail">
    <RailScroll label={label} into={chosen === undefined ? undefined : `rail-${chosen}`}>
      {items.map(({ key, name, picture, mark }) => (
        <Pressable
          key={key}
          id={`rail-${key}`}
          className={classes('ui-rail-item', key === chosen && 'ui-rail-item--chosen')}
          pressed={key === chosen}
          onTap={() => onTap(key)}
        >
          <View className="ui-rail-item__picture">
            {picture === undefined ? (
              <Icon name="plus" size={22} color="action" />
            ) : (
              <Picture src={picture} alt="" ground={false} fit="contain" eager />
            )}
          </View>
          <View className="ui__lines-2 ui-rail-item__name">{name}</View>
          {mark === undefined ? null : <Text className="ui-rail-item__mark">{mark}</Text>}
        </Pressable>
      ))}
    </RailScroll>
  </View>
)
