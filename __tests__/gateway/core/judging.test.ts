// covers gateway/src/core/judging.ts
/** Judging: what waits is asked about oldest first, decided once, and asked about again when nobody answers. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import {
  judgeAll,
  queueOrder,
  shownBy,
  unjudgedRows,
  verdictFields,
  waiting,
  type Judged
} from '../../../gateway/src/core/judging'
import type { Verdict } from '../../../gateway/src/core/moderation'
import { startTestGateway, type TestGateway } from '../support'

declare module '../../../gateway/src/core/database/database' {
  interface Tables {
    postcard: Judged & { postcard_id: string; reply_status: string | null; reply_judged_at: Date | null }
  }
}

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ areas: [], seeds: false })
  await sql`create table postcard (
    postcard_id text primary key, created_at timestamptz not null, status text not null, judged_at timestamptz,
    refused_for jsonb, reply_status text, reply_judged_at timestamptz
  )`.execute(gateway.core.db)
})
after(() => gateway.close())

const NOW = new Date('2026-05-01T08:00:00+08:00')
const WORDS = { zh: '有伤人的话', en: 'It has words that hurt' }

beforeEach(async () => {
  const { db } = gateway.core
  await db.deleteFrom('postcard').execute()
  const written = (id: string, minute: number) => ({
    postcard_id: id,
    created_at: new Date(NOW.getTime() + minute * 60_000),
    reply_status: null,
    reply_judged_at: null,
    ...waiting
  })
  await db
    .insertInto('postcard')
    .values([written('late', 2), written('early', 1), { ...written('seen', 0), ...verdictFields('HOLD', NOW) }])
    .execute()
})

/** Judges all that waits by what is said of each; undefined: moderation fails there. Gives what it was asked about. */
async function judge(verdicts: Record<string, Verdict | undefined>): Promise<{ answered: boolean; texts: string[] }> {
  const { db } = gateway.core
  const texts: string[] = []
  const core = {
    ...gateway.core,
    moderation: {
      judge: ({ text }: { text: string }) => {
        texts.push(text)
        const verdict = verdicts[text]
        return verdict === undefined ? Promise.reject(new Error('away')) : Promise.resolve(verdict)
      }
    }
  }
  const answered = await judgeAll(core, await unjudgedRows(db, 'postcard', 10), {
    pieceOf: ({ postcard_id: text }) => ({ userId: 'u1', text, pictures: [] }),
    hold: async (tx, { postcard_id: id }) => {
      const query = tx.selectFrom('postcard').selectAll().where('postcard_id', '=', id).forUpdate()
      return query.where('judged_at', 'is', null).executeTakeFirst()
    },
    decide: (tx, { postcard_id: id }, verdict, now) =>
      tx
        .updateTable('postcard')
        .set(verdictFields(verdict.kind, now, verdict.kind === 'REFUSE' ? verdict.reason : null))
        .where('postcard_id', '=', id)
        .execute()
  })
  return { answered, texts }
}

const stateOf = async (id: string) => {
  const { db } = gateway.core
  const found = await db.selectFrom('postcard').selectAll().where('postcard_id', '=', id).executeTakeFirstOrThrow()
  return { status: found.status, judged: found.judged_at !== null, refusedFor: found.refused_for }
}

describe('judging', () => {
  it('asks about what was not seen, oldest first, and keeps each verdict', async () => {
    const done = await judge({ early: { kind: 'REFUSE', reason: WORDS }, late: { kind: 'PASS' } })
    assert.deepEqual(done, { answered: true, texts: ['early', 'late'] })
    assert.deepEqual(await stateOf('early'), { status: 'REFUSED', judged: true, refusedFor: WORDS })
    assert.deepEqual(await stateOf('late'), { status: 'SHOWN', judged: true, refusedFor: null })
    assert.deepEqual(await judge({}), { answered: true, texts: [] })
  })

  it('leaves what it is not sure of to the staff', async () => {
    await judge({ early: { kind: 'HOLD' }, late: { kind: 'HOLD' } })
    assert.deepEqual(await stateOf('early'), { status: 'PENDING', judged: true, refusedFor: null })
  })

  it('stops when nobody answers, and asks again later', async () => {
    assert.deepEqual(await judge({ late: { kind: 'PASS' } }), { answered: false, texts: ['early'] })
    assert.deepEqual(await stateOf('early'), { status: 'PENDING', judged: false, refusedFor: null })
    assert.deepEqual((await judge({ early: { kind: 'PASS' }, late: { kind: 'PASS' } })).texts, ['early', 'late'])
  })

  it('shows the staff what waits, oldest first, and then the newest', async () => {
    const { db } = gateway.core
    const kept = {
      pieces: [
        { status: 'status', judgedAt: 'judged_at' },
        { status: 'reply_status', judgedAt: 'reply_judged_at' }
      ],
      waits: 'PENDING',
      since: 'created_at'
    } as const
    const order = async (by: ReturnType<typeof queueOrder>) => {
      const { rows } = await sql<{ postcard_id: string }>`select postcard_id from postcard p order by ${by}`.execute(db)
      return rows.map(({ postcard_id: id }) => id)
    }
    await judge({ early: { kind: 'PASS' }, late: { kind: 'PASS' } })
    assert.deepEqual(await order(queueOrder()), ['seen', 'late', 'early'])
    await db.updateTable('postcard').set({ reply_status: 'PENDING' }).where('postcard_id', '=', 'early').execute()
    assert.deepEqual(await order(queueOrder(kept, 'p')), ['seen', 'early', 'late'])
    assert.deepEqual(
      (await unjudgedRows(db, 'postcard', 10, kept)).map(({ postcard_id: id }) => id),
      ['early']
    )
  })

  it('counts how many more are shown by a decision', () => {
    const table = [
      ['PENDING', 'PASS', 1],
      ['PENDING', 'HOLD', 0],
      ['PENDING', 'REFUSE', 0],
      ['REFUSED', 'PASS', 1],
      ['SHOWN', 'PASS', 0],
      ['SHOWN', 'REFUSE', -1],
      ['SHOWN', 'HOLD', -1]
    ] as const
    for (const [before, decision, by] of table) assert.equal(shownBy(before, decision), by, `${before} ${decision}`)
  })
})
