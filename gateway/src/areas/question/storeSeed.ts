import { sql } from 'kysely'
import type { Db } from '../../core/database/database'

/** Writes rows as one JSON: thousands of parameters would take longer than the rows. What they lack is null. */
export async function addRows(db: Db, table: 'question' | 'answer', rows: readonly object[]): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db)
}

/** Counts what is shown of every product. */
export async function addCounts(db: Db): Promise<void> {
  await sql`insert into question_count
    select spu_code, count(*) from question where status = 'SHOWN' group by spu_code`.execute(db)
}
