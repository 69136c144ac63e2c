import { Text, View } from '@tarojs/components'
import { exampleFen } from '@domain/partner/partner'
import { observer } from 'mobx-react-lite'
import { Icon, Pressable } from '@/ui'
import { shownMoney } from '@/stores/money'
import { useQuery } from './calls'
import { sharingWords as t } from './messages'
import '@/ui/layout/layout.scss'
import './EarnLine.scss'

export interface EarnLineProps {
  spuCode: string
  priceFen: number
  onShare: () => void
}

/** What sharing a product earns its partner; nobody else has one. */
export const EarnLine = observer(function EarnLine({ spuCode, priceFen, onShare }: EarnLineProps) {
  const { data } = useQuery('GET /o2cum/v1/partner/sharing', { query: { spuCode } })
  const fen = data ? exampleFen(priceFen, data.basisPoints, 1) : 0
  return (
    <View className="ui__pad-x-4 ui__hit earn-line">
      {fen > 0 ? (
        <Pressable className="ui__row ui__gap-1 ui__size-3 ui__tone-sale-deep ui__hit" onTap={onShare}>
          <Icon name="coin" size={16} />
          <Text>{t('earn', { amount: shownMoney(fen) })}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      ) : null}
    </View>
  )
})
