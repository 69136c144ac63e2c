import { View } from '@tarojs/components'
import type { KnownGoods as Goods } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Picture, Pressable, Price, SideScroll } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { useKnownGoods } from './api'
import { searchWords } from './messages'
import './KnownGoods.scss'

const Rail = ({ title, goods }: { title: string; goods: readonly Goods[] }) =>
  goods.length === 0 ? null : (
    <View>
      <View className="word-list">
        <Text size={4} tone="ink" weight="bold" grow heading={2}>
          {title}
        </Text>
      </View>
      <SideScroll label={title}>
        {goods.map(({ spuCode, skuCode, title: name, picture, priceFen }) => (
          <Pressable
            key={spuCode}
            className="known-goods"
            role="link"
            onTap={() => void go('productDetail', { spuCode, skuCode })}
          >
            <Picture src={picture} alt="" round />
            <Text size={2} tone="ink-2" lines={2} className="known-goods__name">
              {name}
            </Text>
            <Price fen={priceFen} size="s" />
          </Pressable>
        ))}
      </SideScroll>
    </View>
  )

/** What who is logged in bought, called often once something was in two orders, and what they looked at; else nothing. */
export const KnownGoods = observer(function KnownGoods() {
  const { bought = [], seen = [] } = useKnownGoods().data ?? {}
  return (
    <View>
      <Rail title={searchWords(bought.some(({ times }) => times > 1) ? 'often' : 'bought')} goods={bought} />
      <Rail title={searchWords('seen')} goods={seen} />
    </View>
  )
})
