import { graphemes } from '@domain/graphemes'
import { Row } from '@/ui/layout/Box'
import { View } from '@tarojs/components'
import { Icon, Picture, classes } from '@/ui'
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
      <Row justify="center" size={6} tone="white" weight="bold" wide className="account-avatar account-avatar--picture">
        <Picture
          key={avatar}
          src={avatar}
          device={device}
          alt=""
          eager
          ground={false}
          className="account-avatar__picture"
        />
      </Row>
    )
  }
  return (
    <View
      className={classes(
        'ui__row ui__justify-center ui__size-6 ui__tone-white ui__bold ui__wide account-avatar',
        !name && 'account-avatar--nobody'
      )}
      aria-hidden
    >
      {name ? (graphemes(name)[0] ?? '') : <Icon name="user" size={28} color="ink-3" />}
    </View>
  )
}
