import { View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { spacedTaxNo } from '@domain/orders/invoice'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Card, Cell, Picture } from '@/ui'
import { kindNote, kindWords } from '../words'
import { invoiceDetailWords as t } from './messages'
import './detail.scss'

/** Pictures beside the way to the order. */
const stripLength = 2

const money = (fen: number): string => formatMoney(fen, stores.site.currencySymbol)

/** The buyer, the seller, the sum, and the order that it belongs to. */
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
      <Cell label={t('amounts')} value={`${money(netFen)} / ${money(taxFen)}`} />
      <Cell label={t('sellerName')} value={invoice.seller.name} />
      <Cell label={t('submittedAt')} value={shownMinute(invoice.submittedAt)} />
      <Cell
        label={t('order')}
        value={
          <View className="invoice-order">
            {pictures.map((picture, index) => (
              <View key={index} className="invoice-order__picture">
                <Picture src={picture} alt="" round />
              </View>
            ))}
            {t('pieces', { count })}
          </View>
        }
        onTap={() => void go('orderDetail', { orderCode })}
      />
    </Card>
  )
})
