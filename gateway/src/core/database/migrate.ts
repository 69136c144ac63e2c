import { sql } from 'kysely'
import { inTransaction, takeTime, type Db } from './database'

/** One step of the schema. `id` is `<area>-NNN`; a step that was released is never changed, a new one is added. */
export interface Migration {
  id: string
  up(db: Db): Promise<void>
}

/** Brings the schema up to date. Several gateways may start at once: the first takes the row, the others wait. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await createLedger(db)
  await inTransaction(db, async (tx) => {
    await takeTime(tx)
    await sql`select id from migration where id = 'lock' for update`.execute(tx)
    const result = await sql<{ id: string }>`select id from migration`.execute(tx)
    const ids = new Set(result.rows.map((row) => row.id))
    for (const step of migrations) {
      if (ids.has(step.id)) continue
      await step.up(tx)
      await sql`insert into migration (id) values (${step.id})`.execute(tx)
      ids.add(step.id)
    }
  })
}

async function createLedger(db: Db): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      await sql`create table if not exists migration (id text primary key)`.execute(db)
      await sql`insert into migration (id) values ('lock') on conflict do nothing`.execute(db)
      return
    } catch (error) {
      // «if not exists» can still lose a race with another gateway that is starting; then the table is there.
      if (attempt === 2) throw error
    }
  }
}
