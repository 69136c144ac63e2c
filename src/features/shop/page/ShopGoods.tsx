import { useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { PageSignals } from '@/features/cms'
import { FoundProducts, SortBar, useProductList } from '@/features/search'
import { go } from '@/routes'
import { EmptyState } from '@/ui'
import { shopWords } from '../messages'
import { partWords as t } from '../partMessages'
import { useReloads } from './useReloads'

interface ShopGoodsProps {
  shopCode: string
  isNew?: boolean
  signals: PageSignals
  /** Shows all goods, where there are no new ones. */
  onAll: () => void
}

const NoNew = ({ onAll }: { onAll: () => void }) => (
  <EmptyState drawing="search" title={t('noNew')} note={t('noNewNote')} action={{ label: t('seeAll'), onTap: onAll }} />
)

const NoGoods = observer(() => (
  <EmptyState
    drawing="search"
    title={t('noGoods')}
    action={{ label: shopWords('goHome'), onTap: () => go('index'), kind: 'outline' }}
  />
))

/** Goods of a shop in the order that is chosen: all of them, or the new ones, the newest first. */
export const ShopGoods = observer(function ShopGoods({ shopCode, isNew, signals, onAll }: ShopGoodsProps) {
  const list = useProductList({ shopCode, isNew }, isNew ? 'NEWEST' : 'DEFAULT')
  useReachBottom(() => void list.results.loadMore())
  useReloads(signals, list.refresh)
  const bar = (
    <View id={list.id}>
      <SortBar
        usual={isNew ? 'NEWEST' : 'DEFAULT'}
        sort={list.sort}
        onSort={list.setSort}
        look={list.look}
        onLook={list.setLook}
      />
    </View>
  )
  return <FoundProducts list={list} bar={bar} empty={isNew ? <NoNew onAll={onAll} /> : <NoGoods />} />
})
