import { Text, View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { InvoiceTitle } from '@contract'
import { observer } from 'mobx-react-lite'
import { spacedTaxNo } from '@domain/orders/invoice'
import { Icon, Pressable, Tag } from '@/ui'
import { isComplete } from '../rules'
import { kindWords } from '../words'
import { titleWords as t } from './messages'
import './TitleRow.scss'

interface TitleRowProps {
  title: InvoiceTitle
  onTap: () => void
  /** Where titles are kept, not where one is chosen. */
  onRemove?: () => void
}

/** One title: its name, its tax number, and what it is good for. */
export const TitleRow = observer(function TitleRow({ title, onTap, onRemove }: TitleRowProps) {
  const { name, kind, taxNo, isDefault } = title
  return (
    <Row className="title-row">
      <Pressable className="ui__row ui__gap-2 ui__pad-y-3 ui__left ui__grow title-row__body" onTap={onTap}>
        <View className="ui__grow">
          <Row wrap className="title-row__head">
            <Text className="ui__size-4 ui__tone-ink ui__bold ui__breaks">{name}</Text>
            {isDefault ? <Tag kind="sale">{t('default')}</Tag> : null}
            <Tag kind="brand">{kindWords(kind)}</Tag>
            {isComplete(title) ? <Tag kind="plain">{t('special')}</Tag> : null}
          </Row>
          {taxNo === undefined ? null : (
            <View className="ui__size-3 ui__tone-ink-3 ui__above-1 ui__figures">{spacedTaxNo(taxNo)}</View>
          )}
        </View>
        {onRemove === undefined ? null : <Icon name="edit" size={18} color="disabled" />}
      </Pressable>
      {onRemove === undefined ? null : (
        <Pressable
          className="ui__row ui__justify-center ui__fixed title-row__remove"
          label={t('removeOf', { name })}
          onTap={onRemove}
        >
          <Icon name="trash" size={18} color="disabled" />
        </Pressable>
      )}
    </Row>
  )
})
