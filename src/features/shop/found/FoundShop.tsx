import { View } from '@tarojs/components'
import type { ShopFound } from '@contract'
import { observer } from 'mobx-react-lite'
import { useQuery } from './calls'
import { ShopRow } from './ShopRow'

const firstOf = ({ list }: { list: ShopFound[] }): ShopFound[] => list.slice(0, 1)

/** The shop that the words fit best, once it is found. Read inside an `observer`. */
export function useFoundShop(keyword: string | undefined): ShopFound | undefined {
  const { data } = useQuery('GET /o2srh/v1/pub/online-shop-list/search', {
    query: { keyword: keyword ?? '', page: 1, size: 1 },
    when: keyword !== undefined && keyword !== '',
    forAll: true,
    pick: firstOf
  })
  return data?.[0]
}

/** It, among what was found. */
export const FoundShop = observer(function FoundShop({ shop }: { shop: ShopFound }) {
  return (
    <View className="found-shop">
      <ShopRow shop={shop} />
    </View>
  )
})
