import { useEffect } from 'react'
import type { InvoiceDetail } from '@contract'
import {
  hasInvoiceActions,
  InvoiceActions,
  invoiceDetailWords as t,
  InvoiceFacts,
  InvoiceHead,
  InvoiceSkeleton,
  MailCard,
  Notices,
  PaperCard,
  useInvoice
} from '@/features/invoice/detail'
import { definePage } from '@/page'
import { setStatusBarWords } from '@/platform/statusBar'
import { go, type RouteParams } from '@/routes'
import { EmptyState, Screen, StateView } from '@/ui'
import './invoiceDetails.scss'

/** One invoice: how far it is, the paper itself, where it was sent, and what can be done with it. */
function InvoiceDetails({ invoiceCode }: RouteParams['invoiceDetails']) {
  const remote = useInvoice(invoiceCode)
  const { missing } = remote
  const invoice = missing ? undefined : remote.data
  const plain = missing || (remote.status === 'failed' && !invoice)

  // white time and battery on the blue ground
  useEffect(() => setStatusBarWords(plain ? 'black' : 'white'), [plain])

  const handleConfirmation = (now: InvoiceDetail) =>
    now.invoiceCode === invoiceCode
      ? remote.replace(now)
      : void go('invoiceDetails', { invoiceCode: now.invoiceCode }, { replace: true })

  return (
    <Screen
      tone={plain ? 'plain' : undefined}
      onPullRefresh={() => remote.reload()}
      footer={
        invoice && hasInvoiceActions(invoice) ? (
          <InvoiceActions invoice={invoice} onConfirmed={handleConfirmation} />
        ) : undefined
      }
    >
      <StateView
        remote={remote}
        missing={
          <EmptyState
            drawing="lost"
            title={t('missingTitle')}
            note={t('missingNote')}
            action={{ label: t('toList'), onTap: () => go('myInvoice', {}, { replace: true }) }}
          />
        }
      >
        {(invoiceDetail) => (
          <>
            <InvoiceHead invoice={invoiceDetail} />
            <PaperCard invoice={invoiceDetail} />
            {invoiceDetail.file === undefined ? null : (
              <MailCard
                key={invoiceDetail.invoiceCode}
                invoice={invoiceDetail}
                onSent={(reply) => remote.replace(reply)}
              />
            )}
            <Notices invoice={invoiceDetail} onEnd={() => void remote.reload()} />
            <InvoiceFacts invoice={invoiceDetail} />
          </>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('invoiceDetails', {
  body: InvoiceDetails,
  skeleton: <InvoiceSkeleton />,
  screen: { tone: 'brand', className: 'invoice-details' }
})
