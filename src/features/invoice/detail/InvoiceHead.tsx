import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { Price } from '@/ui'
import { HeadLine, StateHead } from '@/ui/layout/StateHead'
import { Steps } from '@/ui/layout/Steps'
import { stateWords } from '../list/words'
import { invoiceDetailWords as t } from './messages'
import { isUnderWay, reasonOf, stepsOf } from './rules'

/** What comes next, or why it ended. */
function nextWords(invoice: InvoiceDetail): string | undefined {
  const { state, readyBy, redReason } = invoice
  if (isUnderWay(invoice)) return readyBy === undefined ? undefined : t('readyBy', { time: shownMinute(readyBy) })
  if (state === 'VOID') return t('voidNote')
  if (state === 'REVERSED') return t(`reversedFor_${reasonOf(redReason)}`)
  return undefined
}

/** State and amount, and the way to it, white on the brand's blue. */
export const InvoiceHead = observer(function InvoiceHead({ invoice }: { invoice: InvoiceDetail }) {
  const next = nextWords(invoice)
  return (
    <StateHead title={stateWords(invoice.state)} extra={<Price fen={invoice.amountFen} size="xl" tone="white" />}>
      {invoice.state === 'VOID' ? null : (
        <Steps
          white
          label={t('steps')}
          steps={stepsOf(invoice).map(({ state, reachedAt }) => ({
            key: state,
            name: t(`step${state}`),
            note: reachedAt === undefined ? '' : shownMinute(reachedAt),
            state: reachedAt === undefined ? 'ahead' : 'done'
          }))}
        />
      )}
      {next === undefined ? null : <HeadLine>{next}</HeadLine>}
    </StateHead>
  )
})
