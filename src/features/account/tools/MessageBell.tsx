import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Badge, Hidden, Icon, Pressable } from '@/ui'
import { toolWords } from './messages'
import { useUnread } from './useTools'
import '@/ui/layout/layout.scss'

/** The way to messages, with how many are unread. */
export const MessageBell = observer(function MessageBell() {
  const unread = useUnread()
  return (
    <Pressable className="ui__row ui__hit ui__pad-x-3" role="link" onTap={() => void go('customerGetList', {})}>
      <View className="centre-orders__icon">
        <Icon name="bell" size={24} color="ink" />
        <Badge count={unread} corner />
      </View>
      <Hidden>{toolWords('messages')}</Hidden>
    </Pressable>
  )
})
