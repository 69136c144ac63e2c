import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Badge, BottomBar, classes, Icon, Pressable, type IconName } from '@/ui'
import { shopWords as t } from '../messages'
import './ShopFoot.scss'

interface EntryProps {
  icon: IconName
  words: string
  here?: boolean
  count?: number
  onTap: () => void
}

const Entry = ({ icon, words, here, count = 0, onTap }: EntryProps) => (
  <Pressable
    className={classes('shop-foot__entry', here && 'shop-foot__entry--here')}
    role="link"
    label={count > 0 ? `${words} ${count}` : words}
    onTap={onTap}
  >
    <View className="shop-foot__icon">
      <Icon name={icon} size={22} />
      <Badge count={count} corner />
    </View>
    <Text>{words}</Text>
  </Pressable>
)

/** The ways within a shop, and to the cart; `here` is where one is. */
export const ShopFoot = observer(function ShopFoot({
  shopCode,
  here
}: {
  shopCode: string
  here: 'shop' | 'categories'
}) {
  const { count } = stores.cart
  return (
    <BottomBar className="shop-foot">
      <Entry
        icon="store"
        words={t('shop')}
        here={here === 'shop'}
        onTap={() => {
          if (here !== 'shop') void go('shop', { shopCode }, { replace: true })
        }}
      />
      <Entry
        icon="grid"
        words={t('categories')}
        here={here === 'categories'}
        onTap={() => {
          if (here !== 'categories') void go('shopProductList', { shopCode })
        }}
      />
      <Entry icon="headset" words={t('service')} onTap={() => void go('customerBackpage', { shopCode })} />
      <Entry icon="cart" words={t('cart')} count={count} onTap={() => void go('cart')} />
    </BottomBar>
  )
})
