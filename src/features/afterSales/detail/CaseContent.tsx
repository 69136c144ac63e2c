import { View } from '@tarojs/components'
import type { CaseDetail } from '@contract'
import { holdsPieces } from '@domain/aftersale/afterSale'
import { observer } from 'mobx-react-lite'
import { Card, Skeleton } from '@/ui'
import { AmountLines } from '@/ui/layout/AmountLines'
import { Text } from '@/ui/layout/Text'
import { amountWords } from '../amountMessages'
import { caseLines } from '../amounts'
import { CaseGoods } from '../CaseGoods'
import { ReturnTo } from '../ReturnTo'
import { AlsoBack } from './AlsoBack'
import { CaseHead } from './CaseHead'
import { isExchange } from './exchange/axis'
import { ExchangeWays } from './exchange/ExchangeContent'
import { Facts, History } from './Facts'
import { caseDetailWords as t } from './messages'
import { Money } from './Money'
import { WayBack } from './WayBack'

/** The shape of a case that comes. */
export const CaseSkeleton = () => (
  <Skeleton
    of={[
      ['.ui-state-head lines', 'line white 28%', 'line white 64%', 'line white 92%'],
      ['.ui-card lines', 'line 48%', 'line 92%', 'line 64%'],
      ['.ui-card lines', 'line 48%', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']]],
      ['.ui-card lines', 'line 92%', 'line 92%', 'line 92%', 'line 64%']
    ]}
  />
)

/** One case: where it stands, what is to be done, where goods and money are, and all that happened. */
export const CaseContent = observer(function CaseContent({
  afterSale,
  onEnd
}: {
  afterSale: CaseDetail
  onEnd: () => void
}) {
  const { rows, amounts, kind, way, returnTo, caseCode } = afterSale
  const acceptedCount = rows.reduce((sum, row) => sum + (row.accepted ?? 0), 0)
  const isJudged = rows.some((row) => row.accepted !== undefined)
  return (
    <View>
      <CaseHead afterSale={afterSale} onEnd={onEnd} />
      {isExchange(afterSale) ? <ExchangeWays afterSale={afterSale} /> : null}
      <Money afterSale={afterSale} />
      {way === undefined ? null : <WayBack way={way} caseCode={caseCode} />}
      {returnTo === undefined ? null : (
        <ReturnTo place={returnTo} caseCode={caseCode} gift={rows.some(({ gift }) => gift)} />
      )}
      {rows.length === 0 ? null : (
        <Card title={t('goods')}>
          <CaseGoods rows={rows} />
          {isJudged ? (
            <Text size={2} tone="ok" above={2}>
              {t('accepted', { count: acceptedCount })}
            </Text>
          ) : null}
        </Card>
      )}
      {isExchange(afterSale) && !afterSale.becameMoney ? null : (
        <Card title={amountWords('title')}>
          <AmountLines lines={caseLines(amounts, kind !== 'REFUND_ONLY', !holdsPieces(afterSale.state))} />
        </Card>
      )}
      <AlsoBack afterSale={afterSale} />
      <History afterSale={afterSale} />
      <Facts afterSale={afterSale} />
    </View>
  )
})
