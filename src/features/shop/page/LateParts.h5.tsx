import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { lateParts } from '@/late'
import { FailedState, Skeleton } from '@/ui'
import type { shopParts } from './parts'

const part = lateParts('shopParts', async () => (await import('./parts')).shopParts)
/** They come after the shop's decorated front; `skeleton`: what stands there until then. */
const late = <K extends keyof typeof shopParts>(name: K, skeleton: ReactNode = <Skeleton shape="tiles" />) =>
  part(name, {
    waiting: () => skeleton,
    failed: (_, { error, reload }) => <FailedState error={error} onRetry={reload} />
  })

export const Closed = late('Closed')
export const MissingShop = late('MissingShop')
export const PlainHome = late('PlainHome')
export const ShopActivities = late('ShopActivities')
export const ShopCoupons = late('ShopCoupons', <View className="shop-page__coupons" />)
export const ShopGoods = late('ShopGoods')
