import { Text, View } from '@tarojs/components'
import type { RebateProduct } from '@contract'
import { addFen } from '@domain/money/money'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { openProduct } from '@/features/product'
import { screenSubject, ShareCorner } from '@/features/share'
import { go } from '@/routes'
import { Chip, EmptyState, Icon, Picture, Pressable, Price, Sheet } from '@/ui'
import { PagedList } from '@/ui/list/PagedList'
import { roundMoney, shownMoney } from '@/stores/money'
import { Row } from '@/ui/layout/Box'
import { rebateWords as t } from './messages'
import { OwnCard, Records, WayCard } from './OwnRebates'
import { posterOf } from './poster'
import { RebateTiles } from './RebateSkeleton'
import { pairsOf, views, type Pair } from './rules'
import type { useRebates } from './useRebates'
import './rebate.scss'

type Rebates = ReturnType<typeof useRebates>

/** Tiles above the fold. */
const eagerCount = 4
/** px, two tiles with the space below them. */
const pairHeight = 324
const keyOf = ({ key }: Pair): string => key

const Tile = observer(function Tile({ of, eager }: { of: RebateProduct; eager: boolean }) {
  const { product, rebateFen, days } = of
  return (
    <Pressable className="ui__stack ui__wide ui__left rebate-tile" role="link" onTap={() => openProduct(product)}>
      <View className="rebate-tile__picture">
        <Picture src={product.picture} alt="" eager={eager} />
        {product.inStock ? null : <Text className="rebate-tile__gone">{t('soldOut')}</Text>}
      </View>
      <Row align="baseline" wrap size={2} tone="sale-deep" className="rebate-tile__band">
        <Text className="rebate-tile__back">{t('back')}</Text>
        <Text className="ui__size-4 ui__heavy rebate-tile__fen">{roundMoney(rebateFen)}</Text>
        <Text className="rebate-tile__days">{t('inDays', { count: days })}</Text>
      </Row>
      <View className="rebate-tile__body">
        <View className="ui__size-3 ui__tone-ink ui__tight ui__lines-2 rebate-tile__title">{product.title}</View>
        <Price fen={product.priceFen} />
        <View className="ui__size-2 ui__tone-ok">
          {t('after', { amount: shownMoney(addFen(product.priceFen, -rebateFen)) })}
        </View>
      </View>
    </Pressable>
  )
})

/** What it is, and what comes back to the shopper. */
const Head = observer(function Head({ rebates }: { rebates: Rebates }) {
  const [open, setOpen] = useState(false)
  const { list, own, loggedIn, view, setView } = rebates
  return (
    <View>
      <View className="rebate-banner">
        <View className="ui__tone-ink ui__heavy rebate-banner__title">{t('slogan')}</View>
        <View className="ui__size-3 ui__tone-ink-2">{t('sloganNote')}</View>
        <ShareCorner subject={screenSubject('returnProductList')} poster={posterOf(list.rows)} />
      </View>
      {loggedIn && own.data && own.data.list.length > 0 ? (
        <OwnCard own={own.data} onRecords={() => setOpen(true)} />
      ) : list.rows[0] ? (
        <WayCard days={list.rows[0].days} />
      ) : null}
      <View className="rebate-views" role="group" aria-label={t('sort')}>
        {views.map((option) => (
          <Chip key={option} ground="card" selected={view === option} onTap={() => setView(option)}>
            {t(option)}
          </Chip>
        ))}
      </View>
      <Row align="start" gap={1} size={2} tone="ink-3" className="rebate-rule">
        <Icon name="info" size={14} />
        <Text className="rebate-rule__words">{t('rule')}</Text>
      </Row>
      <Sheet open={open} title={t('records')} onClose={() => setOpen(false)}>
        {open ? <Records /> : null}
      </Sheet>
    </View>
  )
})

/** Products that give money back, in two columns. */
export const RebateList = observer(function RebateList({ rebates }: { rebates: Rebates }) {
  const { list, view, setView } = rebates
  return (
    <View>
      <Head rebates={rebates} />
      <PagedList
        className="rebate-list"
        list={list}
        name={list.isPrevious ? 'before' : view}
        items={pairsOf(list.rows)}
        keyOf={keyOf}
        about={pairHeight}
        skeleton={<RebateTiles />}
        onRetry={rebates.reload}
        empty={
          view === 'MOST' ? (
            <EmptyState
              drawing="order"
              title={t('none')}
              note={t('noneNote')}
              action={{ label: t('toHome'), onTap: () => go('index') }}
            />
          ) : (
            <EmptyState
              drawing="search"
              title={t('noneView')}
              action={{ label: t('toAll'), onTap: () => setView('MOST') }}
            />
          )
        }
      >
        {({ tiles }, index) => (
          <Row align="stretch" gap={2} padBottom={2} role="listitem">
            {tiles.map((tile) => (
              <View key={tile.product.spuCode} className="rebate-pair__tile">
                <Tile of={tile} eager={index * 2 < eagerCount} />
              </View>
            ))}
          </Row>
        )}
      </PagedList>
    </View>
  )
})
