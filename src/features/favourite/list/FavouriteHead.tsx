import { Text, View } from '@tarojs/components'
import type { DataOf } from '@contract'
import { observer } from 'mobx-react-lite'
import { go, isBuilt } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Button, Chip, Icon, Pressable, SideScroll, Tabs, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { favouriteWords as t } from '../messages'
import { filterKinds, narrowedBy, withKind, type FavouriteFilter } from '../rules'
import './favourites.scss'

export type Summary = DataOf<'GET /o2wl/v1/favorites/sku'>

interface FavouriteHeadProps {
  summary: Summary | undefined
  filter: FavouriteFilter
  onFilter: (filter: FavouriteFilter) => void
  onNarrow: () => void
}

/** The way to followed shops, where there is one. */
const ShopsTab = observer(function ShopsTab({ count }: { count: number | undefined }) {
  if (!isBuilt('shopCollect')) return null
  return (
    <Row justify="between" padX={3} hit>
      <Tabs
        items={[
          { key: 'goods', label: t('goods'), ...(count === undefined ? {} : { count }) },
          { key: 'shops', label: t('shops') }
        ]}
        value="goods"
        onChange={(key) => {
          if (key === 'shops') void go('shopCollect', {}, { replace: true })
        }}
      />
    </Row>
  )
})

/** Kinds with how many there are of each, the way to more conditions, and what is saved together. */
export const FavouriteHead = observer(function FavouriteHead(props: FavouriteHeadProps) {
  const { summary, filter, onFilter, onNarrow } = props
  const conditions = narrowedBy(filter)
  const counts = summary?.counts
  return (
    <View>
      <ShopsTab count={counts?.ALL} />
      <View className="ui__pad-top-1">
        <SideScroll label={t('kinds')}>
          <Chip ground="card" selected={filter.kind === undefined} onTap={() => onFilter(withKind(filter, undefined))}>
            {t('all')}
          </Chip>
          {filterKinds
            .filter((kind) => kind === filter.kind || kind !== 'GONE' || (counts?.GONE ?? 0) > 0)
            .map((kind) => (
              <Chip
                key={kind}
                ground="card"
                selected={filter.kind === kind}
                onTap={() => onFilter(withKind(filter, filter.kind === kind ? undefined : kind))}
              >
                {counts && counts[kind] > 0 ? `${t(kind)} ${counts[kind]}` : t(kind)}
              </Chip>
            ))}
          <Pressable
            className={classes(
              'ui__row ui__gap-1 ui__size-3 ui__hit ui__fixed favourites__narrow',
              conditions > 0 && 'favourites__narrow--on'
            )}
            {...(conditions > 0 ? { label: t('narrowOn', { count: conditions }) } : {})}
            onTap={onNarrow}
          >
            <Text>{t('narrow')}</Text>
            <Icon name="filter" size={14} />
          </Pressable>
        </SideScroll>
      </View>
      {summary && summary.counts.CHEAPER > 0 && filter.kind === undefined ? (
        <Row gap={3} pad={3} className="favourites__saved">
          <View className="ui__grow">
            <View className="ui__size-4 ui__tone-ink ui__bold">
              {t('cheaperCount', {
                count: summary.counts.CHEAPER,
                amount: roundMoney(summary.savedFen)
              })}
            </View>
            <View className="ui__size-2 ui__tone-ink-2">{t('cheaperNote')}</View>
          </View>
          <Button kind="outline" size="s" onTap={() => onFilter(withKind(filter, 'CHEAPER'))}>
            {t('onlyCheaper')}
          </Button>
        </Row>
      ) : null}
    </View>
  )
})
