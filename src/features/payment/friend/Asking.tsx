import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, classes } from '@/ui'
import { paymentWords as t } from '../messages'
import type { FriendPay } from './useFriendPay'

/** A friend's payment is being asked about; after a while they decide how to go on. */
export const Asking = observer(function Asking({ friend }: { friend: FriendPay }) {
  const unsure = friend.phase === 'unsure'
  return (
    <View className="pay-asking" role="status" aria-live="polite">
      <View className="pay-asking__drawing" aria-hidden>
        <View className={classes('pay-asking__ring', unsure && 'pay-asking__ring--still')} />
      </View>
      <View className="pay-asking__title">{t(unsure ? 'unsureTitle' : 'askingTitle')}</View>
      <View className="pay-asking__note">{t(unsure ? 'pendingNote' : 'askingNote')}</View>
      {unsure ? (
        <View className="pay-asking__ways">
          <Button block size="l" onTap={friend.askAgain}>
            {t('askAgain')}
          </Button>
          <Button kind="text" onTap={friend.stop}>
            {t('payAnew')}
          </Button>
          <View className="pay-asking__small">{t('payAnewNote')}</View>
        </View>
      ) : null}
    </View>
  )
})
