import { Text, View } from '@tarojs/components'
import type { InvoiceSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Icon, Picture, Pressable, Price, Tag } from '@/ui'
import { kindWords } from '../words'
import { invoiceListWords as t } from './messages'
import { stateTone, stateWords } from './words'
import './InvoiceCard.scss'

/** Pictures of a strip. */
const stripLength = 3

/** One invoice of the list: its shop, state, buyer, goods and sum. */
export const InvoiceCard = observer(function InvoiceCard({ invoice }: { invoice: InvoiceSummary }) {
  const { invoiceCode, state, lines, readyBy } = invoice
  const pictures = lines.flatMap(({ picture }) => picture ?? []).slice(0, stripLength)
  const pieces = lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
  return (
    <Pressable className="invoice-card" role="link" onTap={() => void go('invoiceDetails', { invoiceCode })}>
      <View className="invoice-card__head">
        <Icon name="store" size={16} color="ink" />
        <Text className="invoice-card__shop">{invoice.shopName}</Text>
        <Tag kind={stateTone(state)}>{stateWords(state)}</Tag>
      </View>
      <View className="invoice-card__body">
        {pictures.map((picture, index) => (
          <View key={index} className="invoice-card__picture">
            <Picture src={picture} alt="" round />
          </View>
        ))}
        <View className="invoice-card__sum">
          <Price fen={invoice.amountFen} size="s" tone="ink" />
          <View className="invoice-card__pieces">{t('pieces', { count: pieces })}</View>
        </View>
      </View>
      <View className="invoice-card__foot">
        <Text className="invoice-card__name">{`${kindWords(invoice.kind)} · ${invoice.name}`}</Text>
        <Text className="invoice-card__time">
          {readyBy === undefined
            ? t('submittedAt', { time: shownMinute(invoice.submittedAt) })
            : t('readyBy', { time: shownMinute(readyBy) })}
        </Text>
      </View>
    </Pressable>
  )
})
