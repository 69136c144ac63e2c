/**
 * Makes a demonstration shop large: copies of its products under other names, models, prices and sales, written by the
 * database itself. For benchmarks alone; on PGlite while no gateway uses the directory.
 */
import { sql, type RawBuilder } from 'kysely'
import { openDatabase, type DatabaseOptions, type Db } from '../src/core/database/database'
import { indexTerms } from '../src/areas/search'

const FIRST = '春夏秋冬云山海月星河风林松竹梅兰清晨暮雪'
const SECOND = '语澜屿歌舟笺野川禾影庭岚泉曦序'
/** Names of series, as a large shop has them: each product copy belongs to one. */
const SERIES = [...FIRST].flatMap((first) => [...SECOND].map((second) => first + second))

/** A number from 0 to `most` that is the same in every run. */
const spread = (text: RawBuilder<unknown>, most: number): RawBuilder<number> =>
  sql<number>`(abs(hashtext(${text})::bigint) % ${sql.lit(most)})::int`

async function writeNames(db: Db, copies: number): Promise<void> {
  await sql`create temporary table copy_name (n int primary key, series text, terms text[])`.execute(db)
  for (let from = 1; from <= copies; from += 500) {
    const rows = Array.from({ length: Math.min(500, copies - from + 1) }, (_, index) => {
      const series = SERIES[(from + index) % SERIES.length] ?? ''
      return sql`(${from + index}::int, ${series}::text, ${indexTerms(`${series} ${from + index}`)}::text[])`
    })
    await sql`insert into copy_name values ${sql.join(rows)}`.execute(db)
  }
}

async function copyProducts(db: Db): Promise<void> {
  const id = sql`p.spu_code || '-' || c.n`
  await sql`insert into product select ${id}, p.shop_code, p.category_code, p.category_codes, p.model || c.n,
      jsonb_build_object('zh', (p.title ->> 'zh') || ' ' || c.series || c.n, 'en', (p.title ->> 'en') || ' ' || c.n),
      p.picture, p.tags, p.attributes, p.detail, p.on_sale, ${spread(id, 90_000)},
      p.listed_at - make_interval(hours => ${spread(sql`${id} || 'l'`, 20_000)}), p.purchase_limit, p.freight_class,
      p.restricted_region_codes, p.restricted_reason, p.scenes
    from product p cross join copy_name c`.execute(db)
  await sql`insert into sku select s.sku_code || '-' || c.n, s.spu_code || '-' || c.n, s.position, s.spec_values,
      s.attr_values, s.price_fen * (80 + ${spread(sql`s.spu_code || c.n`, 60)}) / 100 + 1, s.list_price_fen * 2,
      s.picture, s.weight_grams, null, null, null
    from sku s cross join copy_name c`.execute(db)
  await sql`insert into stock select t.sku_code || '-' || c.n, 100000 from stock t cross join copy_name c`.execute(db)
  await sql`insert into search_entry select e.spu_code || '-' || c.n, e.terms || c.terms, e.title_terms || c.terms,
      e.kinds, e.model_term || c.n from search_entry e cross join copy_name c`.execute(db)
}

/** Fills up a shop that was seeded until it has about `wanted` SKUs; replies how many there are then. */
export async function makeLarge(where: DatabaseOptions, wanted: number): Promise<number> {
  const { db, close } = await openDatabase(where)
  try {
    const skus = await countSkus(db)
    return await db.connection().execute(async (connection) => {
      await writeNames(connection, Math.ceil((wanted - skus) / skus))
      await copyProducts(connection)
      await sql`vacuum analyze`.execute(connection)
      return countSkus(connection)
    })
  } finally {
    await close()
  }
}

async function countSkus(db: Db): Promise<number> {
  const found = await sql<{ skus: number }>`select count(*) as skus from sku`.execute(db)
  return found.rows[0]?.skus ?? 0
}
