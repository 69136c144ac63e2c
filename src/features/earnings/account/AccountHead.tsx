import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { moneyParts } from '@/lib/money'
import { shownDay } from '@/stores/times'
import { Icon, Pressable, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
        <Row size={3}>
          <Text>{t(isInDebt ? 'owed' : 'available')}</Text>
          <Pressable
            className="ui__row ui__justify-center earn-head__eye"
            label={t(hidden ? 'show' : 'hide')}
            onTap={onHide}
          >
            <Icon name={hidden ? 'lock' : 'eye'} size={18} color="white" />
          </Pressable>
          <Text className="earn-head__code">{t('code', { code: account.partnerCode })}</Text>
        </Row>
        <View className="ui__bold ui__figures earn-head__amount">
          {hidden ? (
            hiddenAmount
          ) : (
            <>
              <Text>{`${sign && '−'}${whole}`}</Text>
              <Text className="ui__size-6">{`.${cents}`}</Text>
            </>
          )}
        </View>
        <View className="ui__size-2 ui__above-1">
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
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">{label}</View>
            <View className="ui__size-4 ui__bold ui__figures ui__breaks">{shownAmount(fen, hidden)}</View>
            <View className={classes('ui__size-1 ui__tight earn-three__note', warm && 'earn-three__note--warm')}>
              {note}
            </View>
          </View>
        ))}
      </View>
    </View>
  )
})
