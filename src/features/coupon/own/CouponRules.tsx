import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { Icon, Picture, Pressable, Price, SideScroll } from '@/ui'
import { scopeWords, type ShownCoupon } from '../card/CouponCard'
import { rateOf } from '../rules'
import { useQuery } from './calls'
import { ownCouponWords as t } from './messages'
import { stackingOf } from './rules'
import '@/ui/layout/layout.scss'
import './CouponRules.scss'

/** Products that are shown beside its rules. */
const most = 8

/** How it counts, in one sentence. */
export function howWords(coupon: ShownCoupon): string {
  const { benefit, amountFen, thresholdFen, offBp = 0 } = coupon
  return t(thresholdFen > 0 ? `how${benefit}` : `how${benefit}Any`, {
    scope: scopeWords(coupon),
    threshold: roundMoney(thresholdFen),
    amount: roundMoney(amountFen),
    ...rateOf(offBp)
  })
}

const Row = ({ name, words }: { name: string; words: string }) => (
  <View className="ui__row ui__gap-3 ui__align-stretch ui__size-2 ui__loose coupon-rules__row">
    <Text className="coupon-rules__name">{name}</Text>
    <Text className="ui__tone-ink-2 ui__grow">{words}</Text>
  </View>
)

/** The products it fits, the best-selling first; nothing while they come, or when that failed: its rules are there. */
const Goods = observer(function Goods({ couponCode, name }: { couponCode: string; name: string }) {
  const { data } = useQuery('GET /o2mkt-b2c/v1/coupon-self/coupon-available', { query: { couponCode, size: most } })
  if (!data) return <View className="coupon-rules__goods" />
  if (data.total === 0) return <View className="ui__size-2 ui__tone-ink-3 ui__pad-top-2">{t('noGoods')}</View>
  return (
    <View className="coupon-rules__goods">
      <View className="ui__row ui__justify-between ui__pad-x-4 ui__hit">
        <Text className="ui__size-3 ui__bold">{t('fits', { count: data.total })}</Text>
        <Pressable
          className="ui__row ui__size-2 ui__tone-action ui__hit"
          role="link"
          label={`${t('seeAll')} ${name}`}
          onTap={() => void go('productList', { couponCode, title: name })}
        >
          <Text>{t('seeAll')}</Text>
          <Icon name="right" size={14} />
        </Pressable>
      </View>
      <SideScroll label={t('fits', { count: data.total })}>
        {data.list.map(({ spuCode, skuCode, title, picture, priceFen }) => (
          <Pressable
            key={spuCode}
            className="coupon-rules__product"
            role="link"
            label={title}
            onTap={() => void go('productDetail', { spuCode, skuCode })}
          >
            <View className="coupon-rules__picture">
              <Picture src={picture} alt="" round />
            </View>
            <Price fen={priceFen} size="s" />
          </Pressable>
        ))}
      </SideScroll>
    </View>
  )
})

/** What holds for a coupon, in rows a person reads, and what it is for. */
export const CouponRules = observer(function CouponRules({ coupon }: { coupon: ShownCoupon & { couponCode: string } }) {
  const { beside, limit } = stackingOf(coupon)
  const kinds = beside.map((kind) => t(kind)).join(t('and'))
  return (
    <View className="coupon-rules">
      <Row name={t('how')} words={howWords(coupon)} />
      <Row name={t('stack')} words={t('stackRule', { kinds, limit: t(limit) })} />
      {coupon.withoutFlash ? <Row name={t('not')} words={t('flash')} /> : null}
      <Row name={t('back')} words={t('backRule')} />
      <Goods couponCode={coupon.couponCode} name={coupon.name} />
    </View>
  )
})
