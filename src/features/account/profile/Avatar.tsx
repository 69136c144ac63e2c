import { graphemes } from '@domain/graphemes'
import { View } from '@tarojs/components'
import { Icon, Picture } from '@/ui'
import './avatar.scss'

interface AvatarProps {
  /** Storage path or an address of this device. */
  avatar?: string
  device?: boolean
  /** Its first letter stands in for the picture. */
  name?: string
}

/** A shopper's picture, round, as large as its place; their first letter while there is none. */
export function Avatar({ avatar, device, name }: AvatarProps) {
  if (avatar) {
    return (
      <View className="account-avatar account-avatar--picture">
        <Picture
          key={avatar}
          src={avatar}
          device={device}
          alt=""
          eager
          ground={false}
          className="account-avatar__picture"
        />
      </View>
    )
  }
  return (
    <View className={name ? 'account-avatar' : 'account-avatar account-avatar--nobody'} aria-hidden>
      {name ? (graphemes(name)[0] ?? '') : <Icon name="user" size={28} color="ink-3" />}
    </View>
  )
}
