import type { DataOf, ManualProduct, QueryOf } from '../../../../contract'
import { withoutBrand } from '../../../../domain/goods/brand'
import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { say, type Locale } from '../../core/words'
import { cooksWith } from '../recipe'
import { meantBy } from '../search'
import * as store from './store'

type Root = 'GET /o2pcm/pub/v1/instructions-descriptions-get'
type Products = DataOf<`${Root}/product-sku`>

/** More appliances than a home has. */
const MOST_OWNED = 50

const toProduct = (row: store.ManualRecord, locale: Locale): ManualProduct => ({
  manualCode: row.manual_code,
  spuCode: row.spu_code,
  model: row.model,
  name: nameOf(say(locale, row.title), row.model, say(locale, row.shop_name)),
  picture: row.picture,
  groupCode: row.group_code
})

/** A product's title without its model, which stands beside it, and without the brand, which every one would begin with. */
const nameOf = (title: string, model: string, shopName: string): string =>
  withoutBrand(title.replace(model, '').replace(/\s+/g, ' ').trim(), shopName)

export async function groups(
  db: Db,
  within: string | undefined,
  locale: Locale
): Promise<DataOf<`${Root}/crm-product-group-one`>> {
  const rows = await store.groups(db, within)
  return {
    list: rows.map(({ category_code: groupCode, name, count }) => ({ groupCode, name: say(locale, name), count }))
  }
}

export async function within(
  db: Db,
  { groupCode, page = 1, size = 10 }: QueryOf<`${Root}/product-sku`>,
  locale: Locale
): Promise<Products> {
  const { rows, total } = await store.within(db, groupCode, { page, size })
  return { list: rows.map((row) => toProduct(row, locale)), total, page, size }
}

/** A model as it is compared: people type it with blanks and dashes. */
const plainModel = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

export async function byName(
  db: Db,
  { name, page = 1, size = 10 }: QueryOf<`${Root}/product-sku-by-name`>,
  locale: Locale
): Promise<Products> {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return { list: [], total: 0, page, size }
  // words with signs of another script are no model
  const model = /[^\x20-\x7e]/.test(name) ? '' : plainModel(name)
  const typing = words.map((word) => [word])
  let matches = await store.byName(db, { words: typing, model }, { page, size })
  if (matches.total === 0) {
    const meanings = await Promise.all(words.map(async (word) => [word, ...(await meantBy(db, word))]))
    matches = await store.byName(db, { words: meanings, model }, { page, size })
  }
  const { rows, total } = matches
  return { list: rows.map((row) => toProduct(row, locale)), total, page, size }
}

export async function manualFor(
  db: Db,
  { skuCode, model }: QueryOf<`${Root}/description-by-sku-id`>,
  locale: Locale
): Promise<DataOf<`${Root}/description-by-sku-id`>> {
  const row = await store.manualFor(db, { skuCode, model: model === undefined ? undefined : plainModel(model) })
  return row === undefined ? {} : { manual: toProduct(row, locale) }
}

export async function manual(db: Db, manualCode: string, locale: Locale): Promise<DataOf<`${Root}/description-info`>> {
  const row = await store.whole(db, manualCode)
  if (row === undefined) throw notFound('manual.missing', '这本说明书不存在', 'There is no such manual')
  return {
    ...toProduct(row, locale),
    edition: row.edition,
    pages: row.pages,
    file: `${say(locale, row.file)}?v=${row.edition}`,
    chapters: row.chapters.map(({ title, page }) => ({ title: say(locale, title), page })),
    onSale: row.on_sale,
    cooks: await cooksWith(db, row.spu_code)
  }
}

export async function ownManuals(
  db: Db,
  userId: string,
  locale: Locale
): Promise<DataOf<'GET /o2pcm/v1/instructions-descriptions-get/product-sku'>> {
  const rows = await store.ownManuals(db, userId, MOST_OWNED)
  return {
    list: rows.map((row) => ({
      ...toProduct(row, locale),
      orderCode: row.order_code,
      receivedAt: row.received_at.getTime()
    }))
  }
}
