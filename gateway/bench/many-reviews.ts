/** Gives one product of a seeded shop very many reviews, written by the database itself. For benchmarks alone. */
import { sql } from 'kysely'
import { openDatabase, type DatabaseOptions } from '../src/core/database/database'

/** The product that has the most reviews, copied until it has about `wanted`; replies which it is and how many it has. */
export async function makeReviewed(
  where: DatabaseOptions,
  wanted: number
): Promise<{ spuCode: string; count: number }> {
  const { db, close } = await openDatabase(where)
  try {
    const most = await db
      .selectFrom('review_count')
      .select(['spu_code', 'count'])
      .where('sku_code', '=', '')
      .where('mark', '=', 'ALL')
      .orderBy('count', 'desc')
      .executeTakeFirstOrThrow()
    const spuCode = most.spu_code
    const copies = Math.max(0, Math.ceil(wanted / most.count) - 1)
    const series = sql`generate_series(1, ${sql.lit(copies)}) as c (n)`
    await sql`insert into review (review_id, user_id, order_code, sku_code, spu_code, shop_name, specs, author, anonymous,
        score, delivery_score, install_score, tags, text, pictures, region_code, received_at, created_at, status, judged_at,
        rewarded, additional_text, additional_pictures, additional_at, additional_status, reply, replied_at, helpful)
      select r.review_id || '-' || c.n, r.user_id, r.order_code || '-' || c.n, r.sku_code, r.spu_code, r.shop_name, r.specs,
        r.author, r.anonymous, r.score, r.delivery_score, r.install_score, r.tags, r.text, r.pictures, r.region_code,
        r.received_at, r.created_at - make_interval(mins => c.n), r.status, r.judged_at, r.rewarded, r.additional_text,
        r.additional_pictures, r.additional_at, r.additional_status, r.reply, r.replied_at, (r.helpful + c.n) % 90
      from review r cross join ${series} where r.spu_code = ${spuCode} and r.status = 'SHOWN'`.execute(db)
    await sql`insert into review_listing
      select l.spu_code, l.sku_code, l.mark, l.review_id || '-' || c.n, l.created_at - make_interval(mins => c.n),
        (l.helpful + c.n) % 90
      from review_listing l cross join ${series} where l.spu_code = ${spuCode}`.execute(db)
    await sql`update review_count set count = count * ${sql.lit(copies + 1)} where spu_code = ${spuCode}`.execute(db)
    await sql`vacuum analyze`.execute(db)
    return { spuCode, count: most.count * (copies + 1) }
  } finally {
    await close()
  }
}
