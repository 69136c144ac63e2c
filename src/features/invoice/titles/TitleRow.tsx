import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { InvoiceTitle } from '@contract'
import { observer } from 'mobx-react-lite'
import { spacedTaxNo } from '@domain/orders/invoice'
import { Pressable, Tag } from '@/ui'
import { isComplete } from '../rules'
import { kindWords } from '../words'
import { titleWords as t } from './messages'
import './TitleRow.scss'

interface TitleRowProps {
  title: InvoiceTitle
  onTap: () => void
}

/** One title: its name, its tax number, and what it is good for. */
export const TitleRow = observer(function TitleRow({ title, onTap }: TitleRowProps) {
  const { name, kind, taxNo, isDefault } = title
  return (
    <Pressable className="ui__block ui__wide ui__left ui__pad-y-3 title-row" onTap={onTap}>
      <Row wrap className="title-row__head">
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__breaks">{name}</Text>
        <Row wrap className="title-row__head">
          {isDefault ? <Tag kind="sale">{t('default')}</Tag> : null}
          <Tag kind="brand">{kindWords(kind)}</Tag>
          {isComplete(title) ? <Tag kind="plain">{t('special')}</Tag> : null}
        </Row>
      </Row>
      {taxNo === undefined ? null : (
        <View className="ui__size-3 ui__tone-ink-2 ui__above-1 ui__figures">
          {t('taxNo', { number: spacedTaxNo(taxNo) })}
        </View>
      )}
    </Pressable>
  )
})
