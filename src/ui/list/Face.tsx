import { Text, View } from '@tarojs/components'
import { classes } from '../classes'
import { Icon } from '../Icon'
import './Face.scss'

const colours = 4

/** A colour that a name always has. */
const colourOf = (name: string): number =>
  [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % colours

/** Who wrote something, as a disc with the first character of their name; a figure when they are not named. */
export function Face({ name, shop }: { name: string; shop?: boolean }) {
  const [first] = name
  if (first === undefined) {
    return (
      <View className="ui-face ui-face--none" aria-hidden>
        <Icon name="user" size={22} color="white" />
      </View>
    )
  }
  return (
    <View className={classes('ui-face', shop ? 'ui-face--shop' : `ui-face--${colourOf(name)}`)} aria-hidden>
      <Text>{first}</Text>
    </View>
  )
}
