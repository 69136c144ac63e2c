import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { couponsInPlay, receivable } from '@/features/coupon'
import { go } from '@/routes'
import { Checkbox, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import type { CartShop } from './items'
import { cartWords } from './messages'
import { ShopPromotion } from './ShopPromotion'

interface ShopHeadProps {
  shop: CartShop
  /** Every line of the shop is checked. */
  checked: boolean
  onCheck: (shop: CartShop, isChecked: boolean) => void
  /** What its coupons are opened by; undefined: there are none. */
  coupons: CouponEntry | undefined
  /** Those of its coupons that are reached by buying more; undefined until they are known. */
  promotions: readonly CouponOffer[] | undefined
  onCoupons: (shopCode: string) => void
}

type CouponEntry = 'coupons' | 'ownCoupons'

/** By some to be received, else by those the shopper has. */
export const entryOf = (offers: readonly CouponOffer[]): CouponEntry | undefined =>
  receivable(offers).length > 0 ? 'coupons' : couponsInPlay(offers).length > 0 ? 'ownCoupons' : undefined

/** The shop of the lines below, with a tick for all of them. */
export const ShopHead = observer(function ShopHead(props: ShopHeadProps) {
  const { shop, checked, onCheck, coupons } = props
  const { shopCode, shopName: name } = shop
  const head = (
    <Row hit className="cart-head">
      <Checkbox
        className="cart-head__tick"
        checked={checked}
        name={cartWords('selectShop', { name })}
        onChange={(to) => onCheck(shop, to)}
      />
      <Pressable
        className="ui__row ui__gap-1 ui__hit ui__shrinks"
        role="link"
        label={cartWords('openShop', { name })}
        onTap={() => void go('shop', { shopCode })}
      >
        <Text className="ui__size-4 ui__tone-ink ui__bold ui__shrinks ui__lines-1">{name}</Text>
        <Icon name="right" size={14} color="ink-3" />
      </Pressable>
      {coupons ? (
        <Pressable
          className="ui__row ui__justify-end ui__hit ui__fixed cart-head__coupons"
          label={`${cartWords(coupons)} ${cartWords('couponsOf', { name })}`}
          onTap={() => props.onCoupons(shopCode)}
        >
          <Text className="cart-head__coupons-words">{cartWords(coupons)}</Text>
        </Pressable>
      ) : null}
    </Row>
  )
  return (
    <View className="cart-piece cart-piece--first">
      {head}
      {props.promotions === undefined ? (
        <View
          className="ui__row ui__gap-1 ui__size-2 ui__tone-ink-2 ui__hit ui__wide ui__left ui__tight cart-promotion"
          aria-hidden
        />
      ) : null}
      {props.promotions?.length ? (
        <ShopPromotion offers={props.promotions} onCoupons={() => props.onCoupons(shopCode)} />
      ) : null}
    </View>
  )
})
