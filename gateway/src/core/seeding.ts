import { sql } from 'kysely'
import type { Area, Core } from './area'
import { inTransaction, takeTime } from './database/database'

/**
 * Writes the demonstration shop, area by area, each once for a database: the mark is set in the transaction of the
 * rows, so neither a second gateway nor a stopped start doubles or halves anything.
 */
export async function seed(core: Core, areas: readonly Area[]): Promise<void> {
  for (const area of areas) {
    if (area.seed === undefined) continue
    const mark = `seeded.${area.seededAs ?? area.name}`
    const row = await core.db.selectFrom('setting').select('name').where('name', '=', mark).executeTakeFirst()
    if (row !== undefined) continue
    await inTransaction(core.db, async (tx) => {
      await takeTime(tx)
      const mine = await sql`insert into setting (name, value) values (${mark}, ${String(core.clock.now())})
        on conflict (name) do nothing returning name`.execute(tx)
      if (mine.rows.length === 1) await area.seed?.({ ...core, db: tx })
    })
  }
}
