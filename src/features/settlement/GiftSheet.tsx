import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { SettlementGift } from '@contract'
import { roundMoney } from '@/stores/money'
import { Button, classes, Icon, Picture, Pressable, Sheet } from '@/ui'
import { settlementWords as t } from './messages'
import type { Gifts } from './useGifts'
import './gifts.scss'

interface GiftSheetProps {
  open: boolean
  onClose: () => void
  gift: SettlementGift
  gifts: Gifts
}

const Dot = ({ on }: { on: boolean }) => (
  <View className={classes('reward-dot', on && 'reward-dot--on')}>
    {on ? <Icon name="check" size={14} color="white" /> : null}
  </View>
)

/** What an activity can give, one of it, or nothing; what is tapped counts at once. */
export const GiftSheet = observer(function GiftSheet({ open, onClose, gift, gifts }: GiftSheetProps) {
  const { activityCode, chosen, name } = gift
  const choose = (skuCode: string | null) => {
    if (skuCode !== chosen) gifts.choose(activityCode, skuCode)
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      footer={
        <Button block size="l" onTap={onClose}>
          {t('giftDone')}
        </Button>
      }
    >
      <View className="gift-rule">{t('giftRule')}</View>
      {gift.gifts.map(({ skuCode, title, picture, specs, worthFen, problem }) => (
        <Pressable
          key={skuCode}
          className={classes('gift-option', problem && 'gift-option--none')}
          role="radio"
          checked={skuCode === chosen}
          disabled={problem !== undefined}
          onTap={() => choose(skuCode)}
        >
          <View className="gift-option__picture">
            <Picture src={picture} alt="" round />
          </View>
          <View className="gift-option__words">
            <View className="gift-option__title">{title}</View>
            <View className="gift-option__note">{specs.join(' · ')}</View>
            <View className={classes('gift-option__note', problem && 'gift-option__note--why')}>
              {problem
                ? t(problem === 'OUT' ? 'giftOut' : 'giftRegion')
                : t('giftWorth', { amount: roundMoney(worthFen) })}
            </View>
          </View>
          {problem ? null : <Dot on={skuCode === chosen} />}
        </Pressable>
      ))}
      <Pressable className="gift-option" role="radio" checked={chosen === null} onTap={() => choose(null)}>
        <View className="gift-option__words gift-option__title">{t('giftNone')}</View>
        <Dot on={chosen === null} />
      </Pressable>
    </Sheet>
  )
})
