import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { fenOfYuan, yuanOfFen } from '@/lib/yuan'
import { Button, Chip, Sheet, TextInput } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { Text } from '@/ui/layout/Text'
import type { Summary } from '../list/FavouriteHead'
import { favouriteWords as t } from '../messages'
import { withPriceInOrder, withPrice, without, type FavouriteFilter } from '../rules'
import '../list/favourites.scss'

interface NarrowSheetProps {
  open: boolean
  onClose: () => void
  categories: Summary['categories']
  filter: FavouriteFilter
  onApply: (filter: FavouriteFilter) => void
}

/** Category and price; nothing changes until it is applied. */
export const NarrowSheet = observer(function NarrowSheet(props: NarrowSheetProps) {
  const { open, onClose, categories, filter, onApply } = props
  const [draft, setDraft] = useState(filter)
  useEffect(() => {
    if (open) setDraft(filter)
  }, [open, filter])
  const end = (name: 'minPriceFen' | 'maxPriceFen', label: string) => (
    <TextInput
      className="favourites__amount"
      type="number"
      label={label}
      placeholder={label}
      value={yuanOfFen(draft[name])}
      maxLength={8}
      onChange={(text) => setDraft(withPrice(draft, name, fenOfYuan(text)))}
      onBlur={() => setDraft(withPriceInOrder(draft))}
    />
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('filterTitle')}
      footer={
        <>
          <Button
            kind="tint"
            size="l"
            block
            onTap={() => setDraft(without(draft, ['categoryCode', 'minPriceFen', 'maxPriceFen']))}
          >
            {t('reset')}
          </Button>
          <Button size="l" block onTap={() => onApply(withPriceInOrder(draft))}>
            {t('apply')}
          </Button>
        </>
      }
    >
      {categories.length > 0 ? (
        <View className="ui__pad-bottom-4" role="group" aria-label={t('category')}>
          <Text size={3} tone="ink" weight="bold" padY={2}>
            {t('category')}
          </Text>
          <Row align="stretch" gap={2} wrap>
            {categories.map(({ categoryCode, name, count }) => (
              <Chip
                key={categoryCode}
                selected={draft.categoryCode === categoryCode}
                onTap={() =>
                  setDraft(
                    draft.categoryCode === categoryCode ? without(draft, ['categoryCode']) : { ...draft, categoryCode }
                  )
                }
              >
                {`${name} ${count}`}
              </Chip>
            ))}
          </Row>
        </View>
      ) : null}
      <View className="ui__pad-bottom-4" role="group" aria-label={t('price')}>
        <Text size={3} tone="ink" weight="bold" padY={2}>
          {t('price')}
        </Text>
        <Row gap={2}>
          {end('minPriceFen', t('min'))}
          {end('maxPriceFen', t('max'))}
        </Row>
      </View>
    </Sheet>
  )
})
