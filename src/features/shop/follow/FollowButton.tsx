import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { classes, Icon, Pressable } from '@/ui'
import { shopWords } from '../messages'
import { useFollow } from './useFollow'
import './FollowButton.scss'

interface FollowButtonProps {
  shopCode: string
  name: string
  /** How many follow it, as the shop says. */
  count: number | undefined
  /** On a dark ground. */
  dark?: boolean
}

/** Follows a shop or lets it go, shown at once; who is not logged in is led to it, and then it is done. */
export const FollowButton = observer(function FollowButton({ shopCode, name, count, dark }: FollowButtonProps) {
  const { standing, toggle } = useFollow(shopCode, count)
  const isFollowed = standing?.followed ?? false
  return (
    <Pressable
      className={classes('shop-follow', isFollowed && 'shop-follow--on', dark && 'shop-follow--dark')}
      pressed={isFollowed}
      label={shopWords('followOf', { name })}
      onTap={toggle}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} size={14} />
      <Text>{shopWords(isFollowed ? 'followed' : 'follow')}</Text>
    </Pressable>
  )
})
