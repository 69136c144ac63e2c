import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { fenOfYuan, yuanOfFen } from '@/lib/yuan'
import { Button, Chip, Sheet, TextInput } from '@/ui'
import { tabWords } from '../words'
import { filterWords as t } from './messages'
import { filterStates, orderKinds, ordered, orderTimes, toggled, withAmount, without, type OrderFilter } from './rules'
import './filter.scss'

interface PartProps<V extends string> {
  title: string
  values: readonly V[]
  chosen: string | undefined
  words: (value: V) => string
  onTap: (value: V) => void
}

/** Choices of which at most one counts. */
const Part = observer(function Part<V extends string>({ title, values, chosen, words, onTap }: PartProps<V>) {
  return (
    <View className="order-filter__part" role="group" aria-label={title}>
      <View className="order-filter__title">{title}</View>
      <View className="order-filter__chips">
        {values.map((value) => (
          <Chip key={value} selected={value === chosen} onTap={() => onTap(value)}>
            {words(value)}
          </Chip>
        ))}
      </View>
    </View>
  )
}) as <V extends string>(props: PartProps<V>) => ReactNode

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  filter: OrderFilter
  onApply: (filter: OrderFilter) => void
}

/** Everything that orders can be narrowed by; nothing changes until it is applied. */
export const FilterSheet = observer(function FilterSheet({ open, onClose, filter, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  const amount = (name: 'minFen' | 'maxFen', label: string) => (
    <TextInput
      className="order-filter__amount"
      type="number"
      label={label}
      placeholder={label}
      value={yuanOfFen(draft[name])}
      maxLength={12}
      onChange={(typed) => setDraft(withAmount(draft, name, fenOfYuan(typed)))}
      onBlur={() => setDraft(ordered(draft))}
    />
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button
            kind="tint"
            size="l"
            block
            onTap={() => setDraft(without(draft, ['time', 'status', 'kind', 'minFen', 'maxFen']))}
          >
            {t('reset')}
          </Button>
          <Button size="l" block onTap={() => onApply(ordered(draft))}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Part
        title={t('time')}
        values={orderTimes}
        chosen={draft.time}
        words={(time) => t(time)}
        onTap={(time) => setDraft(toggled(draft, 'time', time))}
      />
      <Part
        title={t('status')}
        values={filterStates}
        chosen={draft.status}
        words={tabWords}
        onTap={(status) => setDraft(toggled(draft, 'status', status))}
      />
      <Part
        title={t('kind')}
        values={orderKinds}
        chosen={draft.kind}
        words={(kind) => t(kind)}
        onTap={(kind) => setDraft(toggled(draft, 'kind', kind))}
      />
      <View className="order-filter__part" role="group" aria-label={t('amount')}>
        <View className="order-filter__title">{t('amount')}</View>
        <View className="order-filter__range">
          {amount('minFen', t('min'))}
          <View className="order-filter__dash" />
          {amount('maxFen', t('max'))}
        </View>
      </View>
    </Sheet>
  )
})
