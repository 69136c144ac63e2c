import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card, Cell, Countdown } from '@/ui'
import { invoiceDetailWords as t } from './messages'
import { reasonOf } from './rules'
import '@/ui/layout/layout.scss'
import './detail.scss'

/** What waits for the buyer's word: why, how long still, and what happens without it. */
const RedRequest = observer(function RedRequest(props: { invoice: InvoiceDetail; onEnd: () => void }) {
  const { redReason, confirmBefore } = props.invoice
  return (
    <Card title={t('redTitle')}>
      <View className="ui__size-3 ui__tone-ink">{t(`redFor_${reasonOf(redReason)}`)}</View>
      {confirmBefore === undefined ? null : (
        <>
          <View className="ui__size-3 ui__tone-warm invoice-red__left">
            <Text>{t('redLeft')}</Text> <Countdown to={confirmBefore} now={serverNow} onEnd={props.onEnd} />
          </View>
          <View className="ui__size-2 ui__tone-ink-3">{t('redLapse', { time: shownMinute(confirmBefore) })}</View>
        </>
      )}
    </Card>
  )
})

/** What can or has to be done about an invoice beside having it. */
export const Notices = observer(function Notices(props: { invoice: InvoiceDetail; onEnd: () => void }) {
  const { invoice, onEnd } = props
  const { state, replacedBy, changesLeft } = invoice
  if (state === 'RED_REQUESTED') return <RedRequest invoice={invoice} onEnd={onEnd} />
  if (replacedBy !== undefined) {
    return (
      <Card>
        <Cell
          icon="receipt"
          label={t('replaced')}
          onTap={() => void go('invoiceDetails', { invoiceCode: replacedBy })}
        />
      </Card>
    )
  }
  return changesLeft > 0 ? (
    <Card>
      <Cell icon="refresh" label={t('changeTitle')} note={t('changeNote')} />
    </Card>
  ) : null
})
