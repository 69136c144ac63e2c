import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { loadDocument, openDocument } from '@/platform/document'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { BottomBar, Button } from '@/ui'
import { invoiceDetailWords as t } from './messages'
import { fileName } from './rules'
import { confirmRed } from './useInvoice'
import { usePaperAddress } from './usePaperAddress'

/** Loads the PDF and hands it to the host: the browser's downloads, or the platform's own reader. */
async function download(address: Promise<string | undefined>, invoice: InvoiceDetail): Promise<void> {
  toast(t('downloading'))
  const url = await address
  const file = url === undefined ? undefined : await loadDocument(url, () => undefined).done.catch(() => undefined)
  const isOpen = file !== undefined && (await openDocument(file, fileName(invoice)))
  toast(t(isOpen ? 'downloaded' : 'downloadFailed'))
}

/** Whether there is anything to do with an invoice now. */
export const hasInvoiceActions = ({ state, file, changesLeft }: InvoiceDetail): boolean =>
  state === 'RED_REQUESTED' || file !== undefined || changesLeft > 0

interface ActionsProps {
  invoice: InvoiceDetail
  onConfirmed: (invoice: InvoiceDetail) => void
}

/** What an invoice's state allows now. */
export const InvoiceActions = observer(function InvoiceActions({ invoice, onConfirmed }: ActionsProps) {
  const { state, file, changesLeft, invoiceCode } = invoice
  const addressNow = usePaperAddress(invoice)
  const asks = state === 'RED_REQUESTED'
  const confirm = async () => {
    const result = await confirmRed(invoice)
    if (result) onConfirmed(result)
  }
  return (
    <BottomBar>
      {changesLeft > 0 ? (
        <Button
          kind={file === undefined ? 'filled' : 'outline'}
          block
          size="l"
          onTap={() => go('issueInvoice', { invoiceCode })}
        >
          {t('change')}
        </Button>
      ) : null}
      {file === undefined ? null : (
        <Button kind={asks ? 'outline' : 'filled'} block size="l" onTap={() => download(addressNow(), invoice)}>
          {t('download')}
        </Button>
      )}
      {asks ? (
        <Button block size="l" onTap={confirm}>
          {t('redConfirm')}
        </Button>
      ) : null}
    </BottomBar>
  )
})
