import { View } from '@tarojs/components'
import type { CaseDetail, CaseRefund } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { hasOwn } from '@/lib/json'
import { Card, Icon, Price, type IconName } from '@/ui'
import { Row, Stack } from '@/ui/layout/Box'
import { Steps } from '@/ui/layout/Steps'
import { Text } from '@/ui/layout/Text'
import { yuan } from '../words'
import { caseDetailWords as t } from './messages'
import './detail.scss'

const icons: Partial<Record<CaseRefund['means'], IconName>> = { WECHAT: 'chat', BALANCE: 'wallet' }
const tones = { SENT: 'action', DONE: 'ok', FAILED: 'warm' } as const
/** A state of another gateway is under way. */
const stateOf = ({ state }: CaseRefund) => (hasOwn(tones, state) ? state : 'SENT')

function timeWords({ state, arrivesBy, doneAt, sentAt }: CaseRefund): string {
  if (state === 'DONE' && doneAt !== undefined) return t('doneAt', { time: shownMinute(doneAt) })
  if (state === 'SENT' && arrivesBy !== undefined) return t('arrivesBy', { time: shownMinute(arrivesBy) })
  return t('sentAt', { time: shownMinute(sentAt) })
}

const Part = observer(function Part({ refund }: { refund: CaseRefund }) {
  const state = stateOf(refund)
  return (
    <View className="case-money__part" role="listitem">
      <Row gap={3}>
        <View className={`case-money__icon case-money__icon--${state}`} aria-hidden>
          <Icon name={(hasOwn(icons, refund.means) && icons[refund.means]) || 'card'} size={20} />
        </View>
        <Stack grow>
          <Text size={4} tone="ink">
            {refund.meansName}
          </Text>
          <Text size={2} tone="ink-3">
            {timeWords(refund)}
          </Text>
        </Stack>
        <Stack align="end" className="ui__fixed">
          <Price fen={refund.fen} size="s" tone="ink" />
          <Text size={2} tone={tones[state]}>
            {t(state)}
          </Text>
        </Stack>
      </Row>
      {/* what has arrived needs no way */}
      {state === 'SENT' ? (
        <Steps
          steps={[
            { key: 'out', name: t('stepOut'), note: shownMinute(refund.sentAt), state: 'done' },
            { key: 'paid', name: t('stepPaid'), state: 'now' },
            { key: 'bank', name: t('stepBank'), state: 'ahead' }
          ]}
        />
      ) : null}
    </View>
  )
})

/** Where the money is: one bar by destination, and each of them. */
export const Money = observer(function Money({ afterSale }: { afterSale: CaseDetail }) {
  const { refunds, paidBy } = afterSale
  const sum = refunds.reduce((all, { fen }) => all + fen, 0)
  if (refunds.length === 0) return null
  return (
    <Card
      title={t('money')}
      extra={
        <Text size={2} tone="ink-3">
          {t('moneyAll', { amount: yuan(sum) })}
        </Text>
      }
    >
      <View className="case-money__bar" aria-hidden>
        {refunds.map((refund, index) => (
          <View
            key={index}
            className={`case-money__share case-money__share--${stateOf(refund)}`}
            style={{ flexGrow: Math.max(1, refund.fen) }}
          />
        ))}
      </View>
      <View role="list">
        {refunds.map((refund, index) => (
          <Part key={index} refund={refund} />
        ))}
      </View>
      {paidBy === undefined ? null : (
        <Text size={2} tone="ink-3" above={2}>
          {t('paidBy', { name: paidBy })}
        </Text>
      )}
    </Card>
  )
})
