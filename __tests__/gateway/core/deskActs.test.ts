// covers gateway/src/core/desk.ts, gateway/src/areas/afterSales/desk.ts, gateway/src/areas/chat/desk.ts, gateway/src/console/
/** Every act of the staff of every area: its permission, its row of the audit, and both in one transaction. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import type { Core } from '../../../gateway/src/core/area'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { newestActs, PERMISSIONS, type Staff } from '../../../gateway/src/core/desk'
import { startTestGateway, type TestGateway } from '../support'
import { acts, desks, type Act, type Desks } from './deskActs'
import { subjectsIn, type Subjects } from './deskSubjects'
import { watchWrites } from './writes'

type Done = (core: Core, staff: Staff, ...rest: unknown[]) => Promise<unknown>

const AREAS = new URL('../../../gateway/src/areas/', import.meta.url)
/** What a desk shows is asked without a permission; these are not named so. */
const SHOWN = new Set(['pointAccounts'])

interface Row {
  area: keyof Desks
  name: string
  act: Act
}
const rows: Row[] = Object.entries(acts).flatMap(([area, named]) =>
  Object.entries<Act>(named).map(([name, act]) => ({ area: area as keyof Desks, name, act }))
)

const writes = watchWrites()
let gateway: TestGateway
let subjects: Subjects
before(async () => {
  gateway = await startTestGateway({ onStatement: writes.onStatement })
  subjects = await subjectsIn(gateway.core)
})
after(() => gateway.close())

/** Says that a transaction is to be undone. */
class Undone extends Error {}

function aboutOf([, , about]: Act): string | RegExp {
  if (about instanceof RegExp) return about
  return typeof about === 'function' ? about(subjects) : String(subjects[about])
}

/** Does the act of a row as somebody of the staff. */
async function perform({ area, name, act }: Row, core: Core, may: Staff['may']): Promise<unknown> {
  const [, , about, given] = act
  const rest = given ? await given(subjects, core) : [typeof about === 'string' ? subjects[about] : undefined]
  const done = (desks[area] as Record<string, unknown>)[name] as Done
  writes.taken()
  // in the chat an agent acts; a bank answers about withdrawals in the demonstration alone
  const who = area === 'chat' ? subjects.agent : 'staff_acting'
  return done(area === 'journal' ? { ...core, mode: 'production' } : core, { who, may }, ...rest)
}

it('every function of a desk is an act of this table, or shows something', () => {
  const areas = readdirSync(AREAS).filter((area) => existsSync(new URL(`${area}/desk.ts`, AREAS)))
  assert.deepEqual(Object.keys(acts).sort(), areas.sort())
  for (const [area, desk] of Object.entries(desks)) {
    const functions = Object.entries(desk).filter(([, made]) => typeof made === 'function')
    const named = functions
      .map(([name]) => name)
      .filter((name) => !/(?<!At)(Desk|Queue)$/.test(name) && !SHOWN.has(name))
    assert.deepEqual(named.sort(), Object.keys(acts[area as keyof Desks]).sort(), area)
  }
})

describe('without its permission an act is refused, and nothing is written', () => {
  for (const row of rows) {
    it(`${row.area}: ${row.name}`, async () => {
      const others = PERMISSIONS.filter((permission) => permission !== row.act[0])
      await assert.rejects(perform(row, gateway.core, others), { status: 403, code: 'desk.forbidden' })
      assert.deepEqual(writes.taken(), [])
    })
  }
})

describe('an act that cannot be noted is not done', () => {
  before(() => sql`alter table desk_act add constraint unnoted check (false) not valid`.execute(gateway.core.db))
  after(() => sql`alter table desk_act drop constraint unnoted`.execute(gateway.core.db))
  for (const row of rows.filter(({ act: [, name] }) => name !== '')) {
    it(`${row.area}: ${row.name}`, async () => {
      await assert.rejects(perform(row, gateway.core, PERMISSIONS), { code: '23514', constraint: 'unnoted' })
      assert.deepEqual(writes.taken(), [])
    })
  }
})

describe('an act leaves one row: who, by which permission, what, and with what', () => {
  for (const row of rows) {
    it(`${row.area}: ${row.name}`, async () => {
      const [permission, name] = row.act
      const known = (await newestActs(gateway.core.db, 1000)).length
      const undone = inTransaction(gateway.core.db, async (db) => {
        await perform(row, { ...gateway.core, db }, [permission])
        const noted = await newestActs(db, 1000)
        assert.equal(noted.length, known + (name === '' ? 0 : 1))
        if (name === '') throw new Undone()
        const [{ about = '', at: time = 0, ...rest } = {}] = noted
        const who = row.area === 'chat' ? subjects.agent : 'staff_acting'
        assert.deepEqual(rest, { who, permission, act: name })
        const expected = aboutOf(row.act)
        if (typeof expected === 'string') assert.equal(about, expected)
        else assert.match(about, expected)
        assert.ok(Math.abs(time - gateway.core.clock.now()) < 60_000)
        throw new Undone()
      })
      await assert.rejects(undone, Undone)
    })
  }
})
