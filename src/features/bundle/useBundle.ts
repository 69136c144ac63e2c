import type { ProductDetail, ProductSku } from '@contract'
import { effectivePrice } from '@domain/money/price'
import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { GatewayError, serverNow, withIntent } from '@/api'
import { toast } from '@/platform/feedback'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { roundMoney } from '@/stores/money'
import { call } from './calls'
import { bundleWords } from './messages'
import { bundleWorth, shortOf, type Partner } from './rules'

/** The product's chosen version as a line of a bundle. */
export const mainOf = (product: ProductDetail, sku: ProductSku) => ({
  skuCode: sku.skuCode,
  spuCode: product.spuCode,
  title: product.title,
  priceFen: effectivePrice(sku, serverNow())
})

/** Says which of the goods there is too little of, if any; what can't be asked stops nobody. */
async function tellShort(goods: readonly { skuCode: string; title: string }[]): Promise<boolean> {
  try {
    const { list } = await call('POST /o2inv/v1/inv-query/batch/shop-stock-verify', {
      body: { rows: goods.map(({ skuCode }) => ({ skuCode, quantity: 1 })) },
      quiet: true
    })
    const short = shortOf(goods, list)
    if (short === undefined) return false
    const { title: name, available: count } = short
    toast(count > 0 ? bundleWords('short', { name, count }) : bundleWords('gone', { name }))
    return true
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    return false
  }
}

/** One piece of each into the cart, or straight to the settlement. */
export function useBundle(product: ProductDetail, sku: ProductSku | undefined, partners: readonly Partner[]) {
  /** Buying was stopped by the login that lies above the page now. */
  const isWanted = useRef(false)

  const add = async (): Promise<void> => {
    if (!sku) return
    const main = mainOf(product, sku)
    const { savedFen } = bundleWorth(main, partners)
    const goods = [{ ...main, facts: sku }, ...partners.map((partner) => ({ ...partner.sku, facts: partner.sku }))]
    if (await tellShort(goods)) return
    for (const { skuCode, priceFen, title, facts } of goods) {
      const outcome = await stores.cart.add({ skuCode, quantity: 1, priceFen, facts })
      if (outcome.added) continue
      if (outcome.stopped !== 'FAILED') toast(bundleWords('partly', { name: title }))
      return
    }
    const amount = roundMoney(savedFen)
    toast(savedFen > 0 ? bundleWords('added', { amount }) : bundleWords('addedOne'))
  }

  const buy = async (): Promise<void> => {
    if (!sku) return
    const main = mainOf(product, sku)
    if (!stores.session.loggedIn) {
      isWanted.current = true
      await go('login', { from: urlOf('productDetail', { spuCode: product.spuCode, skuCode: sku.skuCode }) })
      return
    }
    if (await tellShort([main, ...partners.map((partner) => partner.sku)])) return
    const { priceFen } = bundleWorth(main, partners)
    const together = partners.map(({ sku: { skuCode } }) => ({ skuCode, seenPriceFen: priceFen.get(skuCode) ?? 0 }))
    const body = { skuCode: main.skuCode, quantity: 1, seenPriceFen: main.priceFen, together }
    try {
      const { settlementId } = await withIntent(`bundle:${JSON.stringify(body)}`, (idempotencyKey) =>
        call('POST /o2cht/v1/order-settlements/buy-now', { body, idempotencyKey })
      )
      await go('confirmation', { settlementId })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown) toast(bundleWords('unknownFate'))
    }
  }
  // who logged in for it has tapped once already; who came back without has thought better of it
  useDidShow(() => {
    const goesOn = isWanted.current && stores.session.loggedIn
    isWanted.current = false
    if (goesOn) void buy()
  })
  return { add, buy }
}
