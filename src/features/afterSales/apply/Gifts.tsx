import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Card, Skeleton } from '@/ui'
import { ChoiceField } from '@/ui/form/ChoiceField'
import { Text } from '@/ui/layout/Text'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { yuan } from '../words'
import { listed } from '@/lib/dots'
import { applyWords as t } from './messages'
import type { Applying } from './useApply'

type Gift = Applying['gifts'][number]

/** It comes back; or stays, where its value can come off. */
const waysOf = ({ valueFen }: Gift): { value: string; label: string }[] => [
  { value: 'BACK', label: t('back') },
  ...(valueFen === undefined ? [] : [{ value: 'KEEP', label: t('keep', { amount: yuan(valueFen) }) }])
]

/** Gifts that what stays no longer earns: each comes back, or stays at its value. */
export const ApplyGifts = observer(function ApplyGifts({
  gifts,
  awaitsGifts,
  form
}: Pick<Applying, 'gifts' | 'awaitsGifts' | 'form'>) {
  if (awaitsGifts)
    return (
      <Skeleton
        of={[['.ui-card lines', 'line 28%', ['row row--gap', 'thumb', ['lines', 'line 92%', 'line 48%']], 'line 64%']]}
      />
    )
  if (gifts.length === 0) return null
  const { kept } = form.values
  return (
    <Card
      title={t('gifts')}
      extra={
        <Text size={2} tone="ink-3">
          {t('giftsNote')}
        </Text>
      }
    >
      {gifts.map((gift, index) => (
        <View key={index}>
          <GoodsLine
            picture={gift.picture}
            title={gift.title}
            specs={listed(gift.specs)}
            quantity={gift.quantity}
            gift
          />
          {gift.overFen === undefined ? null : (
            <Text size={2} tone="ink-3">
              {t('giftOver', { amount: yuan(gift.overFen) })}
            </Text>
          )}
          <ChoiceField
            label={gift.title}
            options={waysOf(gift)}
            value={gift.valueFen !== undefined && kept.includes(gift.position) ? 'KEEP' : 'BACK'}
            onChange={(choice) => {
              const others = form.latest().kept.filter((position) => position !== gift.position)
              form.change({ kept: choice === 'KEEP' ? [...others, gift.position] : others })
            }}
          />
        </View>
      ))}
    </Card>
  )
})
