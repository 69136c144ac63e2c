import { View } from '@tarojs/components'
import type { ShopDetail, ShopFound } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { ShopRow } from '../found'
import { shopWords as t } from '../messages'
import { partWords as part } from '../partMessages'
import { useQuery } from './calls'

const listOf = ({ list }: { list: ShopFound[] }): ShopFound[] => list

/** A shop that is closed says so, and what others there are. */
export const Closed = observer(function Closed({ shop }: { shop: ShopDetail }) {
  const others = useQuery('GET /o2srh/v1/pub/online-shop-list/search', {
    query: { exceptShopCode: shop.shopCode, size: 5 },
    forAll: true,
    pick: listOf
  })
  const reason = shop.closing?.reason
  return (
    <View>
      <EmptyState
        drawing="delisted"
        title={part('closedTitle')}
        note={reason ? `${part('closedReason', { reason })}${part('closedNote')}` : part('closedNote')}
        action={{ label: t('goHome'), onTap: () => go('index'), kind: 'outline' }}
      />
      {others.data && others.data.length > 0 ? (
        <View className="shop-page__part">
          <View className="shop-page__title" role="heading" aria-level={2}>
            {part('others')}
          </View>
          {others.data.map((other) => (
            <ShopRow key={other.shopCode} shop={other} />
          ))}
        </View>
      ) : null}
    </View>
  )
})
