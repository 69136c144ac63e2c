import { Text, View } from '@tarojs/components'
import type { InvoiceDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { formatDay } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { stores } from '@/stores'
import { invoiceDetailWords as t } from './messages'
import { paperLines } from './rules'
import './Paper.scss'

/** Lines that the paper shows small; a longer one is read in its file. */
const most = 4

const plain = (fen: number): string => formatMoney(fen, '')

const Party = observer(function Party(props: { label: string; name: string; taxNo: string | undefined }) {
  const { label, name, taxNo } = props
  return (
    <View className="paper-party">
      <View className="paper-party__label">{label}</View>
      <View className="paper-party__words">
        <View>{t('paperName', { name })}</View>
        {taxNo === undefined || taxNo === '' ? null : <View>{t('paperTaxNo', { number: taxNo })}</View>}
      </View>
    </View>
  )
})

/** The paper as its file has it, small. What it says stands below in words, so it is not read out. */
export const Paper = observer(function Paper({ invoice }: { invoice: InvoiceDetail }) {
  const { kind, invoiceNo, issuedAt, name, taxNo, seller, netFen, taxFen, amountFen, taxBasisPoints } = invoice
  const rate = `${taxBasisPoints / 100}%`
  const lines = paperLines(invoice)
  return (
    <View className="paper" aria-hidden>
      <View className="paper__head">
        <View className="paper__title">{t(kind === 'SPECIAL' ? 'paperTitleSpecial' : 'paperTitleOrdinary')}</View>
        <View className="paper__numbers">
          <View>{t('paperNo', { number: invoiceNo ?? '' })}</View>
          <View>{issuedAt === undefined ? '' : t('paperDay', { day: formatDay(issuedAt) })}</View>
        </View>
      </View>
      <View className="paper__box">
        <View className="paper__parties">
          <Party label={t('buyer')} name={name} taxNo={taxNo} />
          <Party label={t('seller')} name={seller.name} taxNo={seller.taxNo} />
        </View>
        <View className="paper__goods">
          <View className="paper-row paper-row--head">
            <Text className="paper-row__title">{t('item')}</Text>
            <Text className="paper-row__count">{t('quantity')}</Text>
            <Text className="paper-row__fen">{t('net')}</Text>
            <Text className="paper-row__count">{t('taxRate')}</Text>
            <Text className="paper-row__fen">{t('tax')}</Text>
          </View>
          {lines.slice(0, most).map((line, at) => (
            <View key={at} className="paper-row">
              <Text className="paper-row__title">{line.title}</Text>
              <Text className="paper-row__count">{line.quantity ?? ''}</Text>
              <Text className="paper-row__fen">{plain(line.netFen)}</Text>
              <Text className="paper-row__count">{rate}</Text>
              <Text className="paper-row__fen">{plain(line.taxFen)}</Text>
            </View>
          ))}
          {lines.length > most ? <View className="paper-row">…</View> : null}
        </View>
        <View className="paper__sums">
          <Text className="paper__in-all">{t('inAll')}</Text>
          <Text>{`${plain(netFen)} + ${plain(taxFen)}`}</Text>
          <Text className="paper__amount">{formatMoney(amountFen, stores.site.currencySymbol)}</Text>
        </View>
      </View>
      <View className="paper__seal" aria-hidden>
        {seller.name}
      </View>
    </View>
  )
})
