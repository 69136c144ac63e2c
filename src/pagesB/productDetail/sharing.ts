import type { ProductDetail, ProductSku } from '@contract'
import { serverNow } from '@/api'
import { priceView, productWords } from '@/features/product'
import type { PosterSubject, ShareSubject } from '@/features/share'
import { urlOf } from '@/routes'

/** Returns a picture of the choice, else of the first SKU; one that every app can draw wins. */
const pictureOf = (product: ProductDetail | undefined, chosenSku: ProductSku | undefined): string => {
  const sku = chosenSku ?? product?.skus[0]
  return sku?.sharePicture || sku?.picture || (product?.pictures[0] ?? '')
}

/** The product as it is shared; its own choice of colour and size goes along. */
export const subjectOf = (
  spuCode: string,
  product: ProductDetail | undefined,
  sku: ProductSku | undefined
): ShareSubject => ({
  path: urlOf('productDetail', { spuCode, skuCode: sku?.skuCode }),
  title: product?.title ?? productWords('title'),
  picture: pictureOf(product, sku)
})

/** What its poster shows: the price of this moment. */
export const posterOf = (product: ProductDetail, sku = product.skus[0]): PosterSubject | undefined =>
  sku && { kind: 'product', priceFen: priceView(sku, serverNow()).nowFen, picture: pictureOf(product, sku) }
