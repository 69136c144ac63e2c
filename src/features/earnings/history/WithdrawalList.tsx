import { Text, View } from '@tarojs/components'
import type { Withdrawal } from '@contract'
import { WITHDRAWAL_STATES } from '@domain/partner/withdrawal'
import { observer } from 'mobx-react-lite'
import { GatewayError } from '@/api'
import { confirm, toast } from '@/platform/feedback'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, EmptyState, Price, Skeleton, type SkeletonPart } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { times } from '@/ui/screen/skeletonParts'
import { hiddenAmount, shownAmount } from '../amounts'
import { earningWords as t } from '../messages'
import { knownOf } from '../rules'
import { takeBack, type useWithdrawals } from './useWithdrawals'
import '../earnings.scss'

/** px */
const rowHeight = 132
const idOf = ({ withdrawalId }: Withdrawal) => withdrawalId
const skeleton: SkeletonPart[] = times(4, ['card', ['row', ['lines', 'price', 'line', 'short']]])
const tones: Record<string, string> = { PAID: 'ok', REFUSED: 'sale', FAILED: 'sale', CANCELLED: 'grey' }

const stateWords = (state: string): string => {
  const match = WITHDRAWAL_STATES.find((candidate) => candidate === state)
  return match === undefined ? t('stateOther') : t(match)
}
const cameBack = (state: string): boolean => state === 'REFUSED' || state === 'FAILED' || state === 'CANCELLED'
/** The bank was not asked yet. */
const canTakeBack = (state: string): boolean => state === 'SUBMITTED' || state === 'REVIEWING'

const WithdrawalRow = observer(function WithdrawalRow({
  withdrawal,
  hidden,
  onChanged
}: {
  withdrawal: Withdrawal
  hidden: boolean
  onChanged: () => unknown
}) {
  const money = (fen: number) => shownAmount(fen, hidden)
  const amount = money(withdrawal.amountFen)
  const cancel = async () => {
    const sure = await confirm({
      title: t('takeBackOf', { amount }),
      content: t('takeBackAsk', { amount }),
      confirmText: t('takeBack'),
      cancelText: t('keep')
    })
    if (!sure) return
    try {
      await takeBack(withdrawal.withdrawalId)
      toast(t('takenBack'))
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
    }
    await onChanged()
  }
  return (
    <View role="listitem" className="earn-order">
      <Row align="start" gap={3}>
        <View className="earn-order__words">
          {hidden ? (
            <Text className="ui__size-6">{hiddenAmount}</Text>
          ) : (
            <Price fen={withdrawal.arrivesFen} size="l" tone="ink" />
          )}
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">
            {t('parts', { amount, fee: money(withdrawal.feeFen), tax: money(withdrawal.taxFen) })}
          </View>
          <View className="ui__size-2 ui__tone-ink-3 ui__loose">
            {t('toCard', {
              bank: withdrawal.bankName,
              four: withdrawal.lastFour,
              time: shownMinute(withdrawal.submittedAt)
            })}
          </View>
          {withdrawal.endedAt === undefined ? null : (
            <View className="ui__size-2 ui__tone-ink-3 ui__loose">
              {t('endedAt', { time: shownMinute(withdrawal.endedAt) })}
            </View>
          )}
        </View>
        <Stack align="end" gap={2} fixed>
          <Text className={`earn-tag earn-tag--${knownOf(tones, withdrawal.state, 'warm')}`}>
            {stateWords(withdrawal.state)}
          </Text>
          {canTakeBack(withdrawal.state) ? (
            <Button kind="outline" size="s" label={t('takeBackOf', { amount })} onTap={cancel}>
              {t('takeBack')}
            </Button>
          ) : null}
        </Stack>
      </Row>
      {cameBack(withdrawal.state) ? (
        <View className={`earn-note earn-note--${withdrawal.state === 'CANCELLED' ? 'grey' : 'sale'}`}>
          <Text>{withdrawal.reason ? t('moneyBackFor', { reason: withdrawal.reason }) : t('moneyBack')}</Text>
        </View>
      ) : null}
    </View>
  )
})

interface WithdrawalListProps {
  list: ReturnType<typeof useWithdrawals>
  hidden: boolean
  onChanged: () => unknown
}

/** What was withdrawn, each with its state; what no bank was asked for can be taken back. */
export const WithdrawalList = observer(function WithdrawalList({ list, hidden, onChanged }: WithdrawalListProps) {
  return (
    <PagedList
      className="earn-list"
      list={list}
      keyOf={idOf}
      about={rowHeight}
      skeleton={<Skeleton of={skeleton} />}
      empty={
        <EmptyState
          drawing="order"
          title={t('noWithdrawals')}
          note={t('noWithdrawalsNote')}
          action={{ label: t('goWithdraw'), onTap: () => go('withdrawal') }}
        />
      }
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} hidden={hidden} onChanged={onChanged} />}
    </PagedList>
  )
})
