import type { ProductDetail } from '@contract'
import { effectivePrice } from '@domain/money/price'
import { firstOpenAttribute } from '@domain/goods/specification'
import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import { BusinessError, GatewayError, serverNow } from '@/api'
import { toast } from '@/platform/feedback'
import { go, urlOf } from '@/routes'
import { stores } from '@/stores'
import { productWords } from '../messages'
import { specificationWords } from '../specification/messages'
import { refusalWords } from '../specification/limits'
import type { ProductChoice } from '../specification/useChoice'
import { openBuyNow, piecesShort } from './api'

interface Buying {
  product: ProductDetail | undefined
  chosen: ProductChoice
  /** Opens the sheet, when the choice was not looked at yet. */
  ask: () => void
  /** Closes the sheet. */
  done: () => void
  /** What is shown may be out of date. */
  refresh: () => unknown
}

/** Into the cart, and buying at once. From the page's bar an unseen choice is shown first; the sheet acts directly. */
export function useBuying({ product, chosen, ask, done, refresh }: Buying) {
  // the price at the moment the page was drawn, not of the tap: what the shopper has seen
  const shownFen = chosen.sku && effectivePrice(chosen.sku, serverNow())

  /** Buying was stopped by the login that lies above the page now. */
  const isWanted = useRef(false)

  /** The SKU to act on; says what is missing. */
  const ready = () => {
    if (!product || chosen.sku) return chosen.sku
    const open = firstOpenAttribute(product.attributes, chosen.choice)
    toast(open ? productWords('pick', { name: open.name }) : specificationWords('noSuchSku'))
    return undefined
  }

  const add = async () => {
    const sku = ready()
    if (!sku) return
    const outcome = await stores.cart.add({
      skuCode: sku.skuCode,
      quantity: chosen.quantity,
      priceFen: effectivePrice(sku, serverNow()),
      facts: sku,
      versions: product?.skus.map(({ skuCode }) => skuCode)
    })
    if (outcome.added) {
      done()
      toast(productWords('added'))
    } else if (outcome.stopped === 'FAILED') {
      // the call has told it; a refusal means that stock or limit are not what is shown
      if (outcome.error instanceof BusinessError) refresh()
    } else toast(refusalWords(outcome))
  }

  const buy = async () => {
    const sku = ready()
    if (!sku || !product) return
    if (!stores.session.loggedIn) {
      // the page stays below the login as it is; `from` brings the choice back should it be loaded anew
      done()
      isWanted.current = true
      await go('login', { from: urlOf('productDetail', { spuCode: product.spuCode, skuCode: sku.skuCode }) })
      return
    }
    const leftPieces = await piecesShort(sku.skuCode, chosen.quantity)
    if (leftPieces !== undefined) {
      toast(leftPieces > 0 ? specificationWords('stoppedStock', { max: leftPieces }) : specificationWords('skuSoldOut'))
      refresh()
      return
    }
    try {
      const settlementId = await openBuyNow(sku.skuCode, chosen.quantity, shownFen ?? sku.priceFen)
      done()
      await go('confirmation', { settlementId })
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (failure.fateUnknown) toast(productWords('unknownFate'))
      else refresh()
    }
  }

  // who logged in for it has tapped once already; who came back without has thought better of it
  useDidShow(() => {
    const goesOn = isWanted.current && stores.session.loggedIn
    isWanted.current = false
    if (goesOn) void buy()
  })

  const unlessUnseen = (act: () => Promise<void>) => () => (chosen.seen ? act() : ask())
  return { add, buy, addFromBar: unlessUnseen(add), buyFromBar: unlessUnseen(buy) }
}
