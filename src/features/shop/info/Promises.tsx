import { View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { Card, Icon, type IconName } from '@/ui'
import { infoWords as t } from './messages'
import './info.scss'

const icons = new Map<string, IconName>([
  ['RETURN', 'undo'],
  ['PRICE', 'coin'],
  ['DELIVERY', 'truck'],
  ['INSTALL', 'wrench'],
  ['EXCHANGE', 'refresh'],
  ['SERVICE', 'headset']
])

/** What the shop promises. */
export const Promises = observer(function Promises({ promises }: Pick<ShopDetail, 'promises'>) {
  if (promises.length === 0) return null
  return (
    <Card title={t('promises')}>
      <View className="shop-promises" role="list">
        {promises.map(({ kind, title, note }, index) => (
          <View key={index} className="shop-promises__one" role="listitem">
            <Icon name={icons.get(kind) ?? 'shield'} size={20} color="ok" />
            <View className="shop-promises__title">{title}</View>
            <View className="shop-promises__note">{note}</View>
          </View>
        ))}
      </View>
    </Card>
  )
})
