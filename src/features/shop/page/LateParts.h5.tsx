import { View } from '@tarojs/components'
import type { ComponentType, ReactNode } from 'react'
import { useLoaded } from '@/api'
import { Skeleton, StateView } from '@/ui'
import type { shopParts } from './parts'

type Parts = typeof shopParts
type PropsOf<K extends keyof Parts> = Parts[K] extends ComponentType<infer P> ? P : never

const load = async () => (await import('./parts')).shopParts

/** A part of the shop, in a file that comes after its decorated front; `skeleton`: what stands there until then. */
function late<K extends keyof Parts>(
  name: K,
  skeleton: ReactNode = <Skeleton shape="tiles" />
): ComponentType<PropsOf<K>> {
  return function LatePart(props: PropsOf<K>) {
    const remote = useLoaded('shopParts', load)
    return (
      <StateView remote={remote} skeleton={skeleton}>
        {(parts) => {
          // a part takes its own props; TypeScript can't follow K through the table
          const Part = parts[name] as unknown as ComponentType<PropsOf<K>>
          return <Part {...(props as PropsOf<K> & JSX.IntrinsicAttributes)} />
        }}
      </StateView>
    )
  }
}

export const Closed = late('Closed')
export const MissingShop = late('MissingShop')
export const PlainHome = late('PlainHome')
export const ShopActivities = late('ShopActivities')
export const ShopCoupons = late('ShopCoupons', <View className="shop-page__coupons" />)
export const ShopGoods = late('ShopGoods')
