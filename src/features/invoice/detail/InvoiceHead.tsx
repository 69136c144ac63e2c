import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatMinuteOfYear } from '@/lib/dates'
import { classes, Price } from '@/ui'
import { stateWords } from '../list/words'
import { invoiceDetailWords as t } from './messages'
import { isUnderWay, reasonOf, stepsOf } from './rules'
import './InvoiceHead.scss'

/** What comes next, or why it ended. */
function nextWords(invoice: InvoiceDetail): string | undefined {
  const { state, readyBy, redReason } = invoice
  if (isUnderWay(invoice))
    return readyBy === undefined ? undefined : t('readyBy', { time: formatMinuteOfYear(readyBy) })
  if (state === 'VOID') return t('voidNote')
  if (state === 'REVERSED') return t(`reversedFor_${reasonOf(redReason)}`)
  return undefined
}

/** State and amount, and the way to it, white on the brand's blue. */
export const InvoiceHead = observer(function InvoiceHead({ invoice }: { invoice: InvoiceDetail }) {
  const next = nextWords(invoice)
  return (
    <View className="invoice-head">
      <View className="invoice-head__top">
        <View className="invoice-head__state" role="heading" aria-level={2}>
          {stateWords(invoice.state)}
        </View>
        <Price fen={invoice.amountFen} size="xl" tone="white" />
      </View>
      {invoice.state === 'VOID' ? null : (
        <View className="invoice-steps" role="list" aria-label={t('steps')}>
          {stepsOf(invoice).map(({ state, at }) => (
            <View
              key={state}
              role="listitem"
              className={classes('invoice-step', at !== undefined && 'invoice-step--done')}
            >
              <View className="invoice-step__dot" aria-hidden />
              <Text className="invoice-step__name">{t(`step${state}`)}</Text>
              <Text className="invoice-step__time">{at === undefined ? '' : formatMinuteOfYear(at)}</Text>
            </View>
          ))}
        </View>
      )}
      {next === undefined ? null : <View className="invoice-head__next">{next}</View>}
    </View>
  )
})
