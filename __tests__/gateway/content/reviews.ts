/** Reviews for the tests of others: received rows, what is written of them, and the list as strangers see it. */
import sharp from 'sharp'
import type { EndpointKey, ReviewDraft } from '../../../contract'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { paidOrder, type TestShop, type TestShopper } from '../orders/journey-shop'

export const CREATE = 'POST /o2cmt/v1/product-comment/b2c/create'
export const UPLOAD = 'POST /o2cmt/v1/product-comment/b2c/upload'
export const UPLOAD_VIDEO = 'POST /o2cmt/v1/product-comment/b2c/upload-video'
export const DELETE = 'POST /o2cmt/v1/product-comment/b2c/delete'
export const ADD = 'POST /o2cmt/v1/glz-product-comment/b2c/create-additional'
export const ROWS = 'GET /o2cmt/v1/product-comment/b2c/create'
export const LIST = 'GET /o2cmt/v1/pub/glz-product-comment/b2c'
export const HELPFUL = 'POST /o2cmt/v1/glz-product-comment/b2c/helpful'
export const BRIEF = 'GET /o2cmt/v1/pub/product-comment/b2c'
export const QUANTITY = 'GET /o2cmt/v1/pub/glz-product-comment/quantity'

/** Uploads a picture of one colour; the same colour is the same picture. */
export async function uploadPicture(shopper: TestShopper, colour: string, key: EndpointKey = UPLOAD): Promise<string> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const part = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(part), png, Buffer.from('\r\n--cut--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
  const data = await shopper.must(key, { headers, body })
  return Object.values(data as Record<string, string>)[0] ?? ''
}

/** An order that was received. */
export async function completedOrder(
  shop: TestShop,
  shopper: TestShopper,
  goods: Record<string, number> = { POT: 1 }
): Promise<string> {
  const [orderCode = ''] = await paidOrder(shop, shopper, goods)
  for (const step of ['ship', 'complete'] as const) await advanceOrder(shop.core, orderCode, step)
  return orderCode
}

export const draftOf = (orderCode: string, changes: Partial<ReviewDraft> = {}): ReviewDraft => ({
  orderCode,
  skuCode: 'POT',
  score: 5,
  deliveryScore: 4,
  tagCodes: [],
  text: '烧水很快',
  pictures: [],
  anonymous: false,
  ...changes
})

/** Writes one review; its id comes back. */
export async function write(
  shopper: TestShopper,
  orderCode: string,
  changes: Partial<ReviewDraft> = {}
): Promise<string> {
  const { list } = await shopper.must(CREATE, { body: { reviews: [draftOf(orderCode, changes)] } })
  return list[0]?.reviewId ?? ''
}

/** A review of POT that everybody sees. */
export async function addShownReview({ core: { db, clock } }: TestShop, reviewId: string): Promise<void> {
  const now = clock.date()
  const words = (zh: string, en: string) => JSON.stringify({ zh, en })
  await db
    .insertInto('review')
    .values({
      review_id: reviewId,
      user_id: 'buyer_before',
      order_code: `told_${reviewId}`,
      sku_code: 'POT',
      spu_code: 'P_POT',
      shop_name: words('一号店', 'Shop one'),
      specs: JSON.stringify({ zh: ['小'], en: ['Small'] }),
      author: words('早来的人', 'Early bird'),
      anonymous: false,
      score: 4,
      delivery_score: 5,
      install_score: null,
      tags: [],
      text: words('不错', 'Fine'),
      pictures: [],
      region_code: '330000',
      received_at: now,
      created_at: now,
      status: 'SHOWN',
      judged_at: now
    })
    .execute()
  for (const sku_code of ['', 'POT']) {
    const of = { spu_code: 'P_POT', sku_code }
    await db
      .insertInto('review_listing')
      .values({ ...of, mark: 'ALL', review_id: reviewId, created_at: now, helpful: 0 })
      .execute()
    await db
      .insertInto('review_count')
      .values(['ALL', 'GOODS4', 'DELIVERY5'].map((mark) => ({ ...of, mark, count: 1 })))
      .execute()
  }
}
