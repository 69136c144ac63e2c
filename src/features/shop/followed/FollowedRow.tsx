import { Text, View } from '@tarojs/components'
import type { FollowedShop } from '@contract'
import { observer } from 'mobx-react-lite'
import { Button, Checkbox } from '@/ui'
import { ShopRow } from '../found'
import { followedWords as t } from './messages'
import './followed.scss'

interface FollowedRowProps {
  shop: FollowedShop
  /** In select mode: whether it is, and choosing it. */
  selected?: { on: boolean; toggle: () => void } | undefined
  onLetGo: (shop: FollowedShop) => Promise<unknown>
}

const News = observer(function News({ shop }: { shop: FollowedShop }) {
  const { newCount, couponCount, flashCount } = shop
  const news = [
    newCount > 0 ? t('newGoods', { count: newCount }) : undefined,
    couponCount > 0 ? t('coupons', { count: couponCount }) : undefined,
    flashCount > 0 ? t('flash', { count: flashCount }) : undefined
  ].filter((part) => part !== undefined)
  return news.length === 0 ? (
    <View className="followed-row__quiet">{t('quiet')}</View>
  ) : (
    <View className="followed-row__news">
      {news.map((item) => (
        <Text key={item} className="followed-row__new">
          {item}
        </Text>
      ))}
    </View>
  )
})

/** A shop that one follows, with what is new there. */
export const FollowedRow = observer(function FollowedRow({ shop, selected, onLetGo }: FollowedRowProps) {
  const name = shop.shopName
  return (
    <View className="followed-row">
      {selected ? (
        <Checkbox
          className="followed-row__tick"
          checked={selected.on}
          name={t('choose', { name })}
          onChange={selected.toggle}
        />
      ) : null}
      <View className="followed-row__shop">
        <ShopRow
          shop={shop}
          note={<News shop={shop} />}
          action={
            selected ? (
              <View />
            ) : (
              <Button
                kind="text"
                size="s"
                className="followed-row__let"
                label={t('unfollowOf', { name })}
                onTap={() => onLetGo(shop)}
              >
                {t('unfollow')}
              </Button>
            )
          }
        />
      </View>
    </View>
  )
})
