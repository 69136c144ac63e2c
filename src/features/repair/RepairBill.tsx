import { View } from '@tarojs/components'
import type { OwnAppliance, ServiceBill } from '@contract'
import { observer } from 'mobx-react-lite'
import { dotted, listed } from '@/lib/dots'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { shownMinute, shownWindow } from '@/stores/times'
import { Button, Card, EmptyState, Skeleton } from '@/ui'
import { Stack } from '@/ui/layout/Box'
import { Fact } from '@/ui/layout/FactList'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'
import { Timeline } from '@/ui/list/Timeline'
import { repairWords as t } from './messages'
import { Piece } from './RepairForm'
import { isBeforeVisit, sayState, stepsOf } from './words'
import './repair.scss'

export const RepairSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-card lines', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 64%']]],
      ['.ui-card lines', 'line 28%', 'line 92%', 'line 64%', 'line 92%'],
      ['.ui-card lines', 'line 28%', 'line 92%', 'line 92%', 'line 64%']
    ]}
  />
)

/** There is no service at home for it, or it is somebody else's. */
export const NoRepair = observer(function NoRepair() {
  return (
    <EmptyState
      drawing="lost"
      title={t('noneTitle')}
      note={t('noneNote')}
      action={{ label: t('toDesk'), onTap: () => go('bbcInstallRepair', {}, { replace: true }) }}
    />
  )
})

/** What waits for the shopper's word, and where it is given. */
const Answer = observer(function Answer({ bill }: { bill: ServiceBill }) {
  const { billId, state, quote, dueFen } = bill
  const see = () => void go('bbcProgress', { billId })
  const asks = state === 'WAIT_CONFIRM' && quote !== undefined
  const fen = asks ? quote.totalFen : dueFen
  return (
    <View className="ui__above-3">
      <Button block kind={asks || dueFen > 0 ? 'filled' : 'outline'} onTap={see}>
        {asks || dueFen > 0
          ? t(asks ? 'seeQuote' : 'pay', { amount: shownMoney(fen) })
          : t(isBeforeVisit(state) ? 'manage' : 'seeAll')}
      </Button>
    </View>
  )
})

/** How the bill of a piece stands: who comes and when, what was said and done; what is decided is decided on its own screen. */
export const RepairBill = observer(function RepairBill({
  bill,
  piece
}: {
  bill: ServiceBill
  piece: OwnAppliance | undefined
}) {
  const { billNo, state, window, engineer, faults, text, address, tracks } = bill
  const steps = stepsOf(state)
  return (
    <>
      <Card>
        <Text size={5} weight="bold" tone="ink" heading={2}>
          {sayState(state)}
        </Text>
        {window ? (
          <Text size={3} tone="ink-3" above={1}>
            {dotted([t('comes', { time: shownWindow(window) }), ...(engineer ? [engineer.name] : [])])}
          </Text>
        ) : null}
        {steps.length === 0 ? null : (
          <View className="ui__above-3">
            <Steps label={t('progress')} steps={steps} />
          </View>
        )}
        <Answer bill={bill} />
      </Card>
      <Card>
        {piece ? <Piece piece={piece} /> : null}
        <Stack above={2}>
          <Fact label={t('number')} words={billNo} />
          <Fact label={t('wrong')} words={listed(text === '' ? faults : [...faults, text])} />
          <Fact
            label={t('address')}
            words={address && `${address.receiver} ${address.phone} ${address.regionName} ${address.detail}`}
          />
        </Stack>
      </Card>
      {tracks.length === 0 ? null : (
        <Card title={t('progress')}>
          <Timeline
            label={t('progress')}
            events={tracks.map(({ at: time, text: words }, index) => ({
              key: `${time} ${index}`,
              text: words,
              time: shownMinute(time)
            }))}
          />
        </Card>
      )}
    </>
  )
})
