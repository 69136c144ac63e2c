import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { moneyParts } from '@/lib/money'
import { shownDay } from '@/stores/times'
import { Icon, Pressable } from '@/ui'
import { hiddenAmount, shownAmount } from '../amounts'
import { earningWords as t } from '../messages'
import type { Account } from './useAccount'
import '../earnings.scss'

interface AccountHeadProps {
  account: Account
  hidden: boolean
  onHide: () => void
}

/** What can be withdrawn, and beside it what is on its way there. */
export const AccountHead = observer(function AccountHead({ account, hidden, onHide }: AccountHeadProps) {
  const { availableFen, frozenFen, pendingFen, earnedFen, withdrawnFen, thaws, pendingOrders } = account
  const isInDebt = availableFen < 0
  const { sign, whole, cents } = moneyParts(availableFen)
  const first = thaws[0]
  const three = [
    {
      label: t('frozen'),
      fen: frozenFen,
      note: first ? t('firstThaw', { day: shownDay(first.at) }) : t('nothingFrozen'),
      warm: first !== undefined
    },
    {
      label: t('pending'),
      fen: pendingFen,
      note: pendingOrders > 0 ? t('waiting', { count: pendingOrders }) : t('nothingWaits'),
      warm: false
    },
    {
      label: t('earned'),
      fen: earnedFen,
      note: t('withdrawn', { amount: shownAmount(withdrawnFen, hidden) }),
      warm: false
    }
  ]
  return (
    <View className="earn-top">
      <View className="earn-head">
        <View className="earn-head__line">
          <Text>{t(isInDebt ? 'owed' : 'available')}</Text>
          <Pressable className="earn-head__eye" label={t(hidden ? 'show' : 'hide')} onTap={onHide}>
            <Icon name={hidden ? 'lock' : 'eye'} size={18} color="white" />
          </Pressable>
          <Text className="earn-head__code">{t('code', { code: account.partnerCode })}</Text>
        </View>
        <View className="earn-head__amount">
          {hidden ? (
            hiddenAmount
          ) : (
            <>
              <Text>{`${sign && '−'}${whole}`}</Text>
              <Text className="earn-head__cents">{`.${cents}`}</Text>
            </>
          )}
        </View>
        <View className="earn-head__recent">
          {isInDebt
            ? t('owedNote')
            : t('recent', {
                before: shownAmount(account.yesterdayFen, hidden),
                now: shownAmount(account.todayFen, hidden)
              })}
        </View>
      </View>
      <View className="earn-three">
        {three.map(({ label, fen, note, warm }) => (
          <View key={label} className="earn-three__one">
            <View className="earn-grey">{label}</View>
            <View className="earn-three__amount">{shownAmount(fen, hidden)}</View>
            <View className={warm ? 'earn-three__note earn-three__note--warm' : 'earn-three__note'}>{note}</View>
          </View>
        ))}
      </View>
    </View>
  )
})
