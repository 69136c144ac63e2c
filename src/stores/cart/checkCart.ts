/** The last cart, kept for when there is no network: how a stored one is checked. */
import type { Cart, CartRow } from '@contract'
import type { BundleRule } from '@domain/goods/bundle'
import { code, epoch, fen, flag, ifFit, listOf, oneOf, optional, shape, text, wholeNumber } from '@/lib/check'

type Sku = CartRow['sku']

/** A cart and whose it is: '' for the device's own. */
export interface CartCopy {
  userId: string
  cart: Cart
}

const count = wholeNumber(0, 9_999_999_999)

const checkRow = shape<CartRow>({
  rowId: code,
  quantity: wholeNumber(1, 99_999),
  selected: flag,
  addedPriceFen: fen,
  sku: shape<Sku>({
    skuCode: code,
    spuCode: code,
    categoryCode: code,
    shopCode: code,
    shopName: text(100, 0),
    title: text(300, 0),
    picture: text(500, 0),
    specs: listOf(
      shape<Sku['specs'][number]>({ attrCode: code, attrName: text(60, 0), valueCode: code, valueName: text(60, 0) }),
      20
    ),
    priceFen: fen,
    listPriceFen: fen,
    regularPriceFen: optional(fen),
    flash: optional(
      shape<NonNullable<Sku['flash']>>({
        priceFen: fen,
        startAt: epoch,
        endAt: epoch,
        roomCode: optional(code),
        sessionCode: optional(code)
      })
    ),
    available: count,
    purchaseLimit: optional(wholeNumber(1, 9_999_999)),
    bought: count,
    unsellable: optional(oneOf('DELISTED', 'OUT_OF_STOCK'))
  })
})

/** What is unfit as a cart is no cart. */
export const checkCartCopy = shape<CartCopy>({
  userId: text(64, 0),
  cart: shape<Cart>({
    shops: listOf(
      shape<Cart['shops'][number]>({ shopCode: code, shopName: text(100, 0), rows: listOf(checkRow, 200) }),
      200
    ),
    invalid: listOf(checkRow, 200),
    bundles: optional(listOf(shape<BundleRule>({ spuCode: code, skuCode: code, offFen: fen }), 1000)),
    // what can be given now is only promised by who gives it
    gifts: ifFit(() => undefined)
  })
})
