import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { CouponSheet, couponsOf } from '@/features/coupon'
import { formatMoney } from '@/lib/money'
import { go } from '@/routes'
import { stores } from '@/stores'
import { Cell, Price, savingWords, Sheet } from '@/ui'
import { cartWords } from './messages'
import type { CartOffers } from './useCartOffers'

/** How the sum of the chosen lines comes about. */
const Parts = observer(function Parts({ offers }: { offers: CartOffers }) {
  const totals = offers.totals()
  const money = (fen: number) => formatMoney(fen, stores.site.currencySymbol)
  return (
    <View>
      <Cell label={savingWords('list')} value={money(totals.listFen)} />
      {(['cut', 'flash', 'bundle', 'coupon', 'packet', 'point'] as const).map((part) =>
        totals[`${part}Fen`] > 0 ? (
          <Cell key={part} label={savingWords(part)} tone="sale" value={`−${money(totals[`${part}Fen`])}`} />
        ) : null
      )}
      <Cell label={savingWords('freight')} tone="muted" value={cartWords('byAddress')} />
      <Cell label={cartWords('beforeFreight')} value={<Price fen={totals.payFen} />} />
    </View>
  )
})

/** What opens over the cart. */
export const CartPanels = observer(function CartPanels({ offers }: { offers: CartOffers }) {
  const { coupons, panel, open, close } = offers
  return (
    <View>
      <Sheet open={open && panel?.kind === 'parts'} onClose={close} title={cartWords('parts')}>
        <Parts offers={offers} />
      </Sheet>
      <CouponSheet
        open={open && panel?.kind === 'coupons'}
        onClose={close}
        coupons={coupons}
        offers={panel?.kind === 'coupons' ? couponsOf(coupons.remote.data ?? [], [panel.shopCode]) : []}
        goods={offers.totals().goods}
        onUse={({ couponCode, name }) => {
          close()
          void go('productList', { couponCode, title: name })
        }}
      />
    </View>
  )
})
