import { Text, View } from '@tarojs/components'
import type { InvoiceSummary } from '@contract'
import { observer } from 'mobx-react-lite'
import { shownMinute } from '@/stores/times'
import { go } from '@/routes'
import { Icon, Picture, Pressable, Price, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
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
    <Pressable
      className="ui__pad-3 ui__block ui__left invoice-card"
      role="link"
      onTap={() => void go('invoiceDetails', { invoiceCode })}
    >
      <Row gap={2}>
        <Icon name="store" size={16} color="ink" />
        <Text className="ui__size-3 ui__tone-ink ui__bold ui__lines-1 ui__grow">{invoice.shopName}</Text>
        <Tag kind={stateTone(state)}>{stateWords(state)}</Tag>
      </Row>
      <Row gap={2} padY={3}>
        {pictures.map((picture, index) => (
          <View key={index} className="invoice-card__picture">
            <Picture src={picture} alt="" round />
          </View>
        ))}
        <View className="ui__grow invoice-card__sum">
          <Price fen={invoice.amountFen} size="s" tone="ink" />
          <View className="ui__size-2 ui__tone-ink-3">{t('pieces', { count: pieces })}</View>
        </View>
      </Row>
      <Row align="stretch" justify="between" wrap size={2} tone="ink-3" padTop={2} className="invoice-card__foot">
        <Text className="ui__tone-ink-2 ui__shrinks ui__breaks">{`${kindWords(invoice.kind)} · ${invoice.name}`}</Text>
        <Text className="invoice-card__time">
          {readyBy === undefined
            ? t('submittedAt', { time: shownMinute(invoice.submittedAt) })
            : t('readyBy', { time: shownMinute(readyBy) })}
        </Text>
      </Row>
    </Pressable>
  )
})
