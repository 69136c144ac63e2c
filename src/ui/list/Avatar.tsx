import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../text/Icon'
import './Avatar.scss'

const colours = 4

/** A colour that a name always has. */
const colourOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % colours

/** Who wrote something, as a disc with the first character of their name; a figure when they are not named. */
export function Avatar({ name, shop }: { name: string; shop?: boolean }) {
  const [first] = name
  if (first === undefined) {
    return (
      <View className="ui-avatar ui-avatar--none" aria-hidden>
        <Icon name="user" size={22} color="white" />
      </View>
    )
  }
  return (
    <View className={classes('ui-avatar', shop ? 'ui-avatar--shop' : `ui-avatar--${colourOf(name)}`)} aria-hidden>
      <Text>{first}</Text>
    </View>
  )
}
