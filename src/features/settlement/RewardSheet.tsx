import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Button, Price, Sheet } from '@/ui'
import { Choices } from './late'
import { settlementWords as t } from './messages'
import type { Rewards } from './useRewards'

interface RewardSheetProps {
  open: boolean
  onClose: () => void
  rewards: Rewards
}

/** Everything that can be taken off this order, over what is to be paid. */
export const RewardSheet = observer(function RewardSheet({ open, onClose, rewards }: RewardSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('rewardSheet')}
      footer={
        <View className="reward-foot">
          <View className="reward-foot__due" aria-live="polite">
            <Text>{t('due')}</Text>
            <Price fen={rewards.settlement.payFen} size="l" />
          </View>
          <Button size="l" onTap={onClose}>
            {t('rewardDone')}
          </Button>
        </View>
      }
    >
      <Choices {...rewards} />
    </Sheet>
  )
})
