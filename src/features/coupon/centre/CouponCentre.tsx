import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { serverNow } from '@/api'
import { formatClock, shopMidnight } from '@/lib/dates'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { groupedCount } from '@/lib/counts'
import { formatRoundMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Button, Chip, EmptyState, Icon, Picture, Pressable, Sheet, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { thresholdWords } from '../card/CouponWorth'
import { KindChips } from '../own/KindChips'
import { CentreTicket } from './CentreTicket'
import { centreCouponWords as t } from './messages'
import { itemsOf, leftOf, type Area, type CentreItem, type CentreShop } from './rules'
import type { Centre } from './useCentre'
import './CouponCentre.scss'

/** px, with the space below it. */
const ticketHeight = 100
const keyOf = ({ key }: CentreItem): string => key
const kindOf = (item: CentreItem): string =>
  item.kind === 'shop' ? 'shop' : `${item.coupon.state} ${item.coupon.pictures.length > 0}`

/** What is about to end; nothing while it is not known yet. */
function noteOf(own: Area['own']): string {
  if (!own) return stores.session.loggedIn ? '' : t('loggedOut')
  if (own.expiring === 0) return t('noneExpiring')
  const amount = roundMoney(own.expiringFen)
  return t('expiring', { count: own.expiring, amount })
}

/** The way to one's own, with what is about to end, and to entering a code. */
const Own = observer(function Own({ own, onCode }: { own: Area['own']; onCode: () => void }) {
  const note = noteOf(own)
  return (
    <Row className="centre-own">
      <Pressable
        className="ui__row ui__gap-3 ui__pad-y-2 ui__grow centre-own__mine"
        role="link"
        onTap={() => void go('myCoupon')}
      >
        <View className="centre-own__icon">
          <Icon name="ticket" size={22} />
        </View>
        <View className="ui__grow">
          <Row align="baseline" wrap weight="bold" className="centre-own__title">
            <Text>{t('mine')}</Text>
            {own ? (
              <Text className="ui__size-2 ui__tone-ink-3 ui__normal">{t('mineCount', { count: own.usable })}</Text>
            ) : null}
          </Row>
          <View className={own && own.expiring > 0 ? 'centre-own__note centre-own__note--soon' : 'centre-own__note'}>
            {note}
          </View>
        </View>
      </Pressable>
      <Pressable
        className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-2 ui__pad-x-3 ui__hit ui__fixed centre-own__code"
        onTap={onCode}
      >
        <Icon name="edit" size={16} color="ink-2" />
        <Text>{t('enterCode')}</Text>
      </Pressable>
    </Row>
  )
})

/** The coupon that leads: the largest of every shop that can be had. */
const Lead = observer(function Lead({ area, centre }: { area: Area; centre: Centre }) {
  const { lead, leadPictures } = area
  if (!lead) return null
  const { currencySymbol } = stores.site
  const today = shopMidnight(lead.receiveUntil - 1) === shopMidnight(serverNow())
  const { percent, count } = leftOf(lead)
  return (
    <View className="centre-lead">
      <Row padY={1} className="centre-lead__top">
        <View className="ui__grow">
          <Row wrap weight="bold" className="centre-lead__scope">
            <Text>{t('everyShop')}</Text>
            <Text className="ui__size-2 ui__normal centre-lead__until">
              {today
                ? t('untilToday', { time: formatClock(lead.receiveUntil - 1) })
                : t('untilDay', { day: shownDay(lead.receiveUntil - 1) })}
            </Text>
          </Row>
          <Row align="baseline" wrap size={2} className="centre-lead__worth">
            <Text className="ui__size-5 ui__heavy">{currencySymbol}</Text>
            <Text className="ui__heavy ui__after-2 ui__figures centre-lead__amount">
              {formatRoundMoney(lead.amountFen, '')}
            </Text>
            <Text>{thresholdWords(lead.thresholdFen)}</Text>
          </Row>
        </View>
        <View className="centre-lead__pictures">
          {leadPictures.slice(0, 1).map((picture) => (
            <Picture key={picture} src={picture} alt="" ground={false} fit="contain" eager />
          ))}
        </View>
      </Row>
      <Row gap={3} className="centre-lead__foot">
        <View className="ui__size-2 ui__grow">
          <View className="centre-lead__bar">
            <View className="centre-lead__fill" style={{ width: `${percent}%` }} />
          </View>
          <Text>{t('leftPieces', { percent, count: groupedCount(count) })}</Text>
        </View>
        <Button
          className="centre-lead__button"
          busy={centre.busy.has(lead.couponCode)}
          label={`${t('receiveNow')} ${lead.name}`}
          onTap={() => centre.receive(lead)}
        >
          {t('receiveNow')}
        </Button>
      </Row>
    </View>
  )
})

const ShopHead = observer(function ShopHead({ shop }: { shop: CentreShop | null }) {
  if (!shop) {
    return (
      <View className="ui__row ui__gap-2 ui__justify-between ui__pad-x-4 ui__hit" role="heading" aria-level={2}>
        <Text className="ui__bold ui__lines-1">{t('everyShop')}</Text>
      </View>
    )
  }
  const { shopCode, shopName, logo, count } = shop
  return (
    <Row justify="between" gap={2} padX={4} hit>
      <Pressable
        className="ui__row ui__gap-2 ui__hit ui__shrinks"
        role="link"
        label={t('toShop', { name: shopName })}
        onTap={() => void go('productList', { shopCode, title: shopName })}
      >
        <View className="centre-shop__logo">
          <Picture src={logo} alt="" round />
        </View>
        <Text className="ui__bold ui__lines-1">{shopName}</Text>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
      {count > 0 ? <Text className="ui__size-2 ui__tone-ink-3 ui__fixed">{t('canReceive', { count })}</Text> : null}
    </Row>
  )
})

/** Kinds, and the shop in a sheet. */
const Filters = observer(function Filters({ centre }: { centre: Centre }) {
  const [open, setOpen] = useState(false)
  const { filter, setFilter, area } = centre
  const shops = area.data?.shops ?? []
  const shop = shops.find(({ shopCode }) => shopCode === filter.shopCode)
  const choose = (shopCode: string | undefined) => {
    setOpen(false)
    setFilter({ ...filter, shopCode })
  }
  return (
    <Row>
      <View className="ui__grow">
        <KindChips kind={filter.kind} onKind={(kind) => setFilter({ ...filter, kind })} />
      </View>
      <Pressable className="ui__row ui__size-2 ui__hit ui__fixed centre-filters__shop" onTap={() => setOpen(true)}>
        <Text className="ui__lines-1">{shop?.shopName ?? t('allShops')}</Text>
        <Icon name="down" size={14} color="ink" />
      </Pressable>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('chooseShop')}>
        <Row align="stretch" gap={2} wrap className="centre-filters__choices">
          <Chip selected={filter.shopCode === undefined} onTap={() => choose(undefined)}>
            {t('allShops')}
          </Chip>
          {shops.map(({ shopCode, shopName }) => (
            <Chip key={shopCode} selected={filter.shopCode === shopCode} onTap={() => choose(shopCode)}>
              {shopName}
            </Chip>
          ))}
        </Row>
      </Sheet>
    </Row>
  )
})

const Tickets = observer(function Tickets({ centre }: { centre: Centre }) {
  const { list, filter, setFilter, area, reload } = centre
  const isNarrowed = filter.kind !== undefined || filter.shopCode !== undefined
  const lead = isNarrowed ? undefined : area.data?.lead?.couponCode
  const shops = area.data?.shops
  const items = useMemo(() => itemsOf(list.rows, shops ?? [], lead), [list.rows, shops, lead])
  return (
    <PagedList
      list={list}
      items={items}
      keyOf={keyOf}
      kindOf={kindOf}
      about={ticketHeight}
      skeleton={<Skeleton shape="rows" count={4} />}
      onRetry={reload}
      empty={
        isNarrowed ? (
          <EmptyState
            drawing="search"
            title={t('emptyFiltered')}
            action={{ label: t('seeAll'), onTap: () => setFilter({}), kind: 'outline' }}
          />
        ) : (
          <EmptyState drawing="order" title={t('emptyTitle')} note={t('emptyNote')} />
        )
      }
    >
      {(item) =>
        item.kind === 'shop' ? <ShopHead shop={item.shop} /> : <CentreTicket coupon={item.coupon} centre={centre} />
      }
    </PagedList>
  )
})

/** The coupon centre: one's own in brief, the coupon that leads, then shop by shop. */
export const CouponCentre = observer(function CouponCentre({ centre, onCode }: { centre: Centre; onCode: () => void }) {
  const { area } = centre
  return (
    <View className="coupon-centre">
      <Own own={area.data?.own} onCode={onCode} />
      {area.data ? <Lead area={area.data} centre={centre} /> : null}
      <Filters centre={centre} />
      <Tickets centre={centre} />
    </View>
  )
})
