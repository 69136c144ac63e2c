import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { BottomBar, Button } from '@/ui'
import { paymentWords } from '../messages'
import { Told } from '../Told'
import { friendWords as t } from './messages'
import { standingOf } from './rules'
import type { FriendPay } from './useFriendPay'

/** The button that pays for a friend, or sends one's own link to one. */
export const FriendBar = observer(function FriendBar({ friend, onSend }: { friend: FriendPay; onSend: () => void }) {
  const { notice } = friend
  const link = friend.remote.data
  if (!link || !friend.inForm) return null
  const standing = standingOf(link, friend.payment).kind
  const message = notice ? <Told words={'words' in notice ? notice.words : paymentWords(notice.key)} /> : null
  if (standing === 'ASK') {
    const { orderCodes = [] } = link
    return (
      <BottomBar>
        <Button kind="outline" size="l" onTap={() => go('pay', { orderCodes })}>
          {t('paySelf')}
        </Button>
        <Button block size="l" onTap={onSend}>
          {t('send')}
        </Button>
      </BottomBar>
    )
  }
  if (standing !== 'PAY') return message
  const amount = shownMoney(link.amountFen)
  return (
    <View>
      {message}
      <BottomBar>
        <Button block size="l" busy={friend.phase === 'starting'} onTap={friend.pay}>
          {t('pay', { buyer: link.buyer, amount })}
        </Button>
      </BottomBar>
    </View>
  )
})
