import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { askFriend } from '@/features/payLink'
import { Card, Icon, Pressable } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { paymentWords as t } from './messages'

interface FriendWayProps {
  orderCodes: readonly string[]
  /** In place of what it says of a link. */
  note?: string
}

/** The way to somebody else's purse: a link that anybody who has it can pay by. */
export const FriendWay = observer(function FriendWay({ orderCodes, note }: FriendWayProps) {
  const [busy, setBusy] = useState(false)
  const ask = () => {
    if (busy) return
    setBusy(true)
    void askFriend(orderCodes).finally(() => setBusy(false))
  }
  return (
    <Card>
      <Pressable className="ui__row ui__pad-y-2 ui__wide ui__left pay-channel" role="link" busy={busy} onTap={ask}>
        <View className="pay-channel__icon pay-channel__icon--FRIEND">
          <Icon name="users" size={20} />
        </View>
        <View className="ui__pad-x-3 ui__grow">
          <Text size={4} tone="ink" tight>
            {t('FRIEND')}
          </Text>
          <Text size={2} tone="ink-3" tight>
            {note ?? t('FRIENDNote')}
          </Text>
        </View>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
    </Card>
  )
})
