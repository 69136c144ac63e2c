import { Text, View } from '@tarojs/components'
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
    <View className="title-row">
      <Pressable className="title-row__body" onTap={onTap}>
        <View className="title-row__words">
          <View className="title-row__head">
            <Text className="title-row__name">{name}</Text>
            {isDefault ? <Tag kind="sale">{t('default')}</Tag> : null}
            <Tag kind="brand">{kindWords(kind)}</Tag>
            {isComplete(title) ? <Tag kind="plain">{t('special')}</Tag> : null}
          </View>
          {taxNo === undefined ? null : <View className="title-row__number">{spacedTaxNo(taxNo)}</View>}
        </View>
        {onRemove === undefined ? null : <Icon name="edit" size={18} color="disabled" />}
      </Pressable>
      {onRemove === undefined ? null : (
        <Pressable className="title-row__remove" label={t('removeOf', { name })} onTap={onRemove}>
          <Icon name="trash" size={18} color="disabled" />
        </Pressable>
      )}
    </View>
  )
})
