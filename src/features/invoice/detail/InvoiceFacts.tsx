import { View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { spacedTaxNo } from '@domain/orders/invoice'
import { observer } from 'mobx-react-lite'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Card, Cell, Picture } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { kindNote, kindWords } from '../words'
import { invoiceDetailWords as t } from './messages'
import './detail.scss'

/** Pictures beside the way to the order. */
const stripLength = 2

/** The invoice's buyer, seller and subject, and the order that it belongs to. */
export const InvoiceFacts = observer(function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { orderCode, lines, taxNo, invoiceNo, netFen, taxFen, kind } = invoice
  const pictures = lines.flatMap(({ picture }) => picture ?? []).slice(0, stripLength)
  const count = lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  return (
    <Card>
      <Cell label={t('kind')} value={[kindWords(kind), kindNote(kind)].filter(Boolean).join(' · ')} />
      <Cell label={t('name')} value={invoice.name} />
      {taxNo === undefined ? null : <Cell label={t('taxNo')} value={spacedTaxNo(taxNo)} />}
      {invoiceNo === undefined ? null : <Cell label={t('number')} value={spacedTaxNo(invoiceNo)} />}
      <Cell label={t('amounts')} value={`${shownMoney(netFen)} / ${shownMoney(taxFen)}`} />
      <Cell label={t('sellerName')} value={invoice.seller.name} />
      <Cell label={t('submittedAt')} value={shownMinute(invoice.submittedAt)} />
      <Cell
        label={t('order')}
        value={
          <Row justify="end" gap={2}>
            {pictures.map((picture, index) => (
              <View key={index} className="invoice-order__picture">
                <Picture src={picture} alt="" round />
              </View>
            ))}
            {t('pieces', { count })}
          </Row>
        }
        onTap={() => void go('orderDetail', { orderCode })}
      />
    </Card>
  )
})
