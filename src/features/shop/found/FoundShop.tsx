import { View } from '@tarojs/components'
import type { ShopFound } from '@contract'
import { observer } from 'mobx-react-lite'
import { useQuery } from './calls'
import { ShopRow } from './ShopRow'

const firstOf = ({ list }: { list: ShopFound[] }): ShopFound[] => list.slice(0, 1)

/** The shop that the words fit best, among what was found; nothing where there is none. */
export const FoundShop = observer(function FoundShop({ keyword }: { keyword: string | undefined }) {
  const { data } = useQuery('GET /o2srh/v1/pub/online-shop-list/search', {
    query: { keyword: keyword ?? '', page: 1, size: 1 },
    when: keyword !== undefined && keyword !== '',
    forAll: true,
    pick: firstOf
  })
  const shop = data?.[0]
  return shop ? (
    <View className="found-shop">
      <ShopRow shop={shop} />
    </View>
  ) : null
})
