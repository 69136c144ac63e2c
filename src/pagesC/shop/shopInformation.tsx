import { View } from '@tarojs/components'
import { FollowButton, partWords } from '@/features/shop'
import { infoWords, Promises, Score, ShopCode, ShopFacts } from '@/features/shop/info'
import { MissingShop, useShop } from '@/features/shop/page'
import { ReportEntry } from '@/features/shop/report'
import { followersText } from '@/features/shop/facts'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { BottomBar, Button, Picture, Screen, Skeleton, StateView } from '@/ui'
import './shopInformation.scss'

/** What a shop says of itself: how it is judged, what it promises, who it is. */
function ShopInformation({ shopCode }: RouteParams['shopInformation']) {
  const remote = useShop(shopCode)
  const { data } = remote
  if (remote.missing) return <MissingShop />
  return (
    <Screen
      onPullRefresh={remote.reload}
      footer={
        data ? (
          <BottomBar>
            <View className="shop-info__foot">
              <ReportEntry shop={data} />
              <View className="shop-info__visit">
                <Button block size="l" onTap={() => go('shop', { shopCode })}>
                  {infoWords('visit')}
                </Button>
              </View>
            </View>
          </BottomBar>
        ) : undefined
      }
    >
      <StateView remote={remote}>
        {(shop) => (
          <View>
            <View className="shop-info">
              <View className="shop-info__logo">
                <Picture src={shop.logo} alt="" round eager />
              </View>
              <View className="shop-info__words">
                <View className="shop-info__name" role="heading" aria-level={2}>
                  {shop.shopName}
                </View>
                <View className="shop-info__note">{followersText(shop) ?? shop.slogan}</View>
              </View>
              <FollowButton shopCode={shopCode} name={shop.shopName} count={shop.followerCount} />
            </View>
            {shop.closing ? <View className="shop-info__closed">{partWords('closedTitle')}</View> : null}
            <Score stars={shop.stars} />
            <Promises promises={shop.promises} />
            <ShopFacts shop={shop} />
            {shop.closing ? null : <ShopCode shop={shop} />}
          </View>
        )}
      </StateView>
    </Screen>
  )
}

export default definePage('shopInformation', { body: ShopInformation, skeleton: <Skeleton shape="form" count={5} /> })
