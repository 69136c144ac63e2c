import { View } from '@tarojs/components'
import type { CaseKind } from '@contract'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { BusinessError } from '@/api'
import { Card, Price, Skeleton } from '@/ui'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { caseLines } from '../amounts'
import { BalanceSum } from '../Balance'
import { applyWords as t } from './messages'
import type { Applying } from './useApply'
import './apply.scss'

type AmountProps = Pick<Applying, 'estimate' | 'isAsked'> & {
  kind: CaseKind
  /** For the same version. */ isSame: boolean
}

/** What would go back, line by line, before it is sent; what was counted before stays in sight while it is counted anew. */
export const ApplyAmount = observer(function ApplyAmount({ estimate, isAsked, kind, isSame }: AmountProps) {
  const last = useRef(estimate.data)
  if (estimate.data) last.current = estimate.data
  const data = isAsked ? last.current : undefined
  const counting = data !== undefined && estimate.data === undefined
  return (
    <Card
      title={t(kind === 'EXCHANGE' ? 'balance' : 'money')}
      extra={
        data && data.amounts.refundFen > 0 ? (
          <Text size={2} tone="ink-3">
            {t('means', { means: data.meansName })}
          </Text>
        ) : undefined
      }
    >
      {estimate.status === 'failed' && isAsked ? (
        <Notice tone="warm" icon="warning" action={{ label: t('retry'), onTap: estimate.reload }}>
          {estimate.error instanceof BusinessError ? estimate.error.words : t('moneyFailed')}
        </Notice>
      ) : data ? (
        <View className={counting ? 'apply-amount--counting' : undefined} aria-busy={counting}>
          {data.exchange ? <BalanceSum of={data.exchange} same={isSame} paid={false} /> : null}
          {kind === 'EXCHANGE' ? null : <AmountLines lines={caseLines(data.amounts, kind !== 'REFUND_ONLY')} />}
        </View>
      ) : isAsked ? (
        <Skeleton of={[['column', 'line 90%', 'line 80%', 'line 90%', 'line 60%']]} />
      ) : (
        <Notice icon="info">{t(kind === 'EXCHANGE' ? 'balanceLater' : 'moneyLater')}</Notice>
      )}
    </Card>
  )
})

/** The amount beside the button. */
export const ApplySum = observer(function ApplySum({
  estimate,
  kind
}: Pick<Applying, 'estimate'> & { kind: CaseKind }) {
  const amounts = estimate.data?.amounts
  return (
    <Stack className="apply-sum">
      <Text size={2} tone="ink-3">
        {t(kind === 'EXCHANGE' ? 'balanceBack' : amounts && !amounts.about ? 'settled' : 'about')}
      </Text>
      {amounts ? (
        <Price fen={amounts.refundFen} size="l" />
      ) : (
        <Text size={3} tone="ink-3">
          {t('sumLater')}
        </Text>
      )}
    </Stack>
  )
})
