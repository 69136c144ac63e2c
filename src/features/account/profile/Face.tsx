import { View } from '@tarojs/components'
import { Icon, Picture } from '@/ui'
import './face.scss'

interface FaceProps {
  /** Storage path or an address of this device. */
  avatar?: string
  device?: boolean
  /** Its first letter stands in for the picture. */
  name?: string
}

/** A shopper's picture, round, as large as its place; their first letter while there is none. */
export function Face({ avatar, device, name }: FaceProps) {
  if (avatar) {
    return (
      <View className="account-face account-face--picture">
        <Picture
          key={avatar}
          src={avatar}
          device={device}
          alt=""
          eager
          ground={false}
          className="account-face__picture"
        />
      </View>
    )
  }
  return (
    <View className={name ? 'account-face' : 'account-face account-face--nobody'} aria-hidden>
      {name ? ([...name][0] ?? '') : <Icon name="user" size={28} color="ink-3" />}
    </View>
  )
}
