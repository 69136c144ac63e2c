import { Text, View } from '@tarojs/components'
import type { ShopDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { Icon, Picture, Pressable } from '@/ui'
import { followersText, openText, starsText } from '../facts'
import { FollowButton } from '../follow'
import { shopWords as t } from '../messages'
import './ShopHead.scss'

/** The shop's name, its stars, and a button that follows it. */
export const ShopHead = observer(function ShopHead({ shop }: { shop: ShopDetail }) {
  const { shopCode, shopName, score } = shop
  const facts = [followersText(shop), openText(shop)].filter((fact) => fact !== undefined)
  return (
    <View className="shop-head">
      <Pressable className="shop-head__about" role="link" onTap={() => void go('shopInformation', { shopCode })}>
        <View className="shop-head__logo">
          <Picture src={shop.logo} alt="" eager />
        </View>
        <View className="shop-head__words">
          <View className="shop-head__name">
            <Text className="shop-head__text">{shopName}</Text>
            <Icon name="right" size={14} />
          </View>
          <View className="shop-head__facts">
            {score === undefined ? null : (
              <View className="shop-head__fact" aria-label={t('score', { score: starsText(score) })}>
                <View className="shop-head__star" aria-hidden />
                <Text className="shop-head__score">{starsText(score)}</Text>
              </View>
            )}
            {facts.map((fact) => (
              <Text key={fact} className="shop-head__fact">
                {fact}
              </Text>
            ))}
          </View>
        </View>
      </Pressable>
      <FollowButton shopCode={shopCode} name={shopName} count={shop.followerCount} dark />
    </View>
  )
})
