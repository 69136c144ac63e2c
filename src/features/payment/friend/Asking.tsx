import { View } from '@tarojs/components'
import { Text } from '@/ui/layout/Text'
import { Stack } from '@/ui/layout/Box'
import { observer } from 'mobx-react-lite'
import { Button, classes } from '@/ui'
import { paymentWords as t } from '../messages'
import type { FriendPay } from './useFriendPay'

/** A friend's payment is being asked about; after a while they decide how to go on. */
export const Asking = observer(function Asking({ friend }: { friend: FriendPay }) {
  const unsure = friend.phase === 'unsure'
  return (
    <View className="ui__stack ui__align-center ui__center pay-asking" role="status" aria-live="polite">
      <View className="ui__row ui__justify-center pay-asking__drawing" aria-hidden>
        <View className={classes('pay-asking__ring', unsure && 'pay-asking__ring--still')} />
      </View>
      <View className="pay-asking__title">{t(unsure ? 'unsureTitle' : 'askingTitle')}</View>
      <View className="pay-asking__note">{t(unsure ? 'pendingNote' : 'askingNote')}</View>
      {unsure ? (
        <Stack align="center" gap={3} wide className="pay-asking__ways">
          <Button block size="l" onTap={friend.askAgain}>
            {t('askAgain')}
          </Button>
          <Button kind="text" onTap={friend.stop}>
            {t('payAnew')}
          </Button>
          <Text size={2} tone="ink-3" className="pay-asking__small">
            {t('payAnewNote')}
          </Text>
        </Stack>
      ) : null}
    </View>
  )
})
