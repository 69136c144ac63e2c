// covers gateway/src/core/database/ledger.ts, gateway/src/areas/wallet/
// PostgreSQL: transfers out of one account at once, and the constraint that holds its least
/** The ledger: transfers between accounts that never hold less than they may, and the wallet that was moved onto it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { walletSchema } from '../../../gateway/src/areas/wallet/schema'
import { available } from '../../../gateway/src/areas/wallet'
import { inTransaction } from '../../../gateway/src/core/database/database'
import {
  balances,
  balancesUnder,
  movedBetween,
  transfer,
  unbalanced,
  type Transfer
} from '../../../gateway/src/core/database/ledger'
import { startTestGateway, type TestGateway } from '../support'
import { ownRights } from './storedRows'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway({ areas: [], seeds: false })
})
after(() => gateway.close())

const now = new Date('2026-11-01T00:00:00Z')
const move = (from: string, to: string, amount: number, reference: string): Transfer => ({
  from,
  to,
  amount,
  reference,
  now
})
const make = (moves: readonly Transfer[], options?: { least?: number | null }) =>
  inTransaction(gateway.core.db, (tx) => transfer(tx, moves, options))
const balanceOf = async (account: string) => (await balances(gateway.core.db, [account])).get(account)

describe('the ledger', () => {
  it('moves an amount once for a reference, and all of several or none', async () => {
    assert.deepEqual(await make([move('~world', 'a:1', 100, 'gift')]), { short: false, made: 1 })
    assert.deepEqual(await make([move('~world', 'a:1', 100, 'gift')]), { short: false, made: 0 })
    assert.equal(await balanceOf('a:1'), 100)
    assert.deepEqual(await make([move('a:1', 'a:2', 60, 'x'), move('a:1', 'a:3', 41, 'x')]), { short: true })
    assert.deepEqual([await balanceOf('a:1'), await balanceOf('a:2'), await balanceOf('a:3')], [100, 0, 0])
    assert.deepEqual(await make([move('a:1', 'a:2', 60, 'x'), move('a:1', 'a:3', 40, 'x')]), { short: false, made: 2 })
    assert.deepEqual(await balancesUnder(gateway.core.db, 'a:'), new Map(Object.entries({ 'a:2': 60, 'a:3': 40 })))
    assert.equal(await movedBetween(gateway.core.db, 'a:1', 'a:2'), 60)
  })

  it('refuses what is no whole amount above nothing, and moves nothing for 0', async () => {
    for (const amount of [-1, 0.5, Number.NaN, 2 ** 53])
      await assert.rejects(make([move('~world', 'b:1', amount, 'wrong')]), RangeError)
    assert.deepEqual(await make([move('~world', 'b:1', 0, 'nothing')]), { short: false, made: 0 })
    assert.equal(await balanceOf('b:1'), 0)
  })

  it('lets an account that may owe go below nothing, and no other', async () => {
    await make([move('c:owes', '~world', 70, 'taken back')], { least: null })
    assert.equal(await balanceOf('c:owes'), -70)
    assert.deepEqual(await make([move('c:new', '~world', 1, 'x')]), { short: true })
  })

  it('never moves more out of an account than is in it, however many want it at once', async () => {
    await make([move('~world', 'd:1', 100, 'gift')])
    const wishes = Array.from({ length: 20 }, (_, index) => make([move('d:1', `d:to:${index % 3}`, 30, `w${index}`)]))
    const results = await Promise.all(wishes)
    assert.equal(results.filter(({ short }) => !short).length, 3)
    assert.equal(await balanceOf('d:1'), 10)
    // the same wish ten times at once is one
    const same = await Promise.all(Array.from({ length: 10 }, () => make([move('d:1', 'd:once', 4, 'same')])))
    assert.deepEqual(same.filter((move) => !move.short && move.made === 1).length, 1)
    assert.equal(await balanceOf('d:1'), 6)
    assert.deepEqual(await unbalanced(gateway.core.db), [])
  })

  it('has a constraint that refuses an overdraft by any writer, and names rows that disagree', async () => {
    const { db } = gateway.core
    await make([move('~world', 'e:1', 5, 'gift')])
    const set = (balance: number) =>
      sql`update ledger_account set balance = ${balance} where account = 'e:1'`.execute(db)
    await assert.rejects(set(-1), /check constraint/)
    await set(6)
    assert.deepEqual(await unbalanced(db), ['e:1'])
    await set(5)
  })

  it('lets a role that is no superuser add transfers and change none', async () => {
    const own = await ownRights(gateway.core.db, 'ledger_transfer')
    assert.match(own, /a.*r|r.*a/)
    assert.doesNotMatch(own, /[wd]/)
  })

  it('agrees with a model on random histories', async () => {
    const names = ['p', 'q', 'r', '~out']
    let run = 0
    const wish = fc.record({
      from: fc.constantFrom(...names),
      to: fc.constantFrom(...names),
      amount: fc.integer({ min: 1, max: 50 }),
      reference: fc.constantFrom('1', '2', '3', '4')
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(wish, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async (batches) => {
        run += 1
        const accountNamed = (name: string) => (name === '~out' ? name : `m${run}:${name}`)
        const model = new Map<string, number>()
        const madeKeys = new Set<string>()
        for (const batch of batches) {
          const moves = batch
            .filter(({ from, to }) => from !== to)
            .map((batchMove) =>
              move(
                accountNamed(batchMove.from),
                accountNamed(batchMove.to),
                batchMove.amount,
                `${run}:${batchMove.reference}`
              )
            )
          const fresh = moves.filter((move, index) => {
            const key = `${move.from} ${move.to} ${move.reference}`
            return (
              !madeKeys.has(key) &&
              moves.findIndex((other) => `${other.from} ${other.to} ${other.reference}` === key) === index
            )
          })
          const next = new Map(model)
          for (const move of fresh) {
            next.set(move.from, (next.get(move.from) ?? 0) - move.amount)
            next.set(move.to, (next.get(move.to) ?? 0) + move.amount)
          }
          const short = [...next].some(([name, sum]) => !name.startsWith('~') && sum < 0)
          assert.deepEqual(await make(moves), short ? { short: true } : { short: false, made: fresh.length })
          if (short) continue
          for (const move of fresh) madeKeys.add(`${move.from} ${move.to} ${move.reference}`)
          for (const [name, sum] of next) model.set(name, sum)
        }
        for (const [name, sum] of model) if (!name.startsWith('~')) assert.equal(await balanceOf(name), sum)
      }),
      { numRuns: 60 }
    )
    assert.deepEqual(await unbalanced(gateway.core.db), [])
  })
})

it('the wallet’s own rows become transfers, with what is held, paid and given back', async () => {
  const { db } = gateway.core
  const [first, second] = walletSchema
  assert.ok(first && second)
  await first.up(db)
  await sql`insert into wallet_account values ('w1', 'BALANCE'), ('w1', 'CREDIT')`.execute(db)
  const entry = (account: string, kind: string, fen: number, payment = '', order = '', reference = '') =>
    sql`insert into wallet_entry (user_id, account, kind, amount_fen, payment_id, order_code, reference, at)
      values ('w1', ${account}, ${kind}, ${fen}, ${payment}, ${order}, ${reference}, ${now})`.execute(db)
  await entry('BALANCE', 'GRANT', 1_000, '', '', 'opening')
  await entry('CREDIT', 'GRANT', 5_000, '', '', 'opening')
  await entry('BALANCE', 'RESERVE', -300, 'pay1', 'o1')
  await entry('BALANCE', 'POST', 0, 'pay1', 'o1')
  await entry('BALANCE', 'REFUND', 100, 'pay1', 'o1', 'ref1')
  await entry('CREDIT', 'RESERVE', -700, 'pay1', 'o1')
  await entry('BALANCE', 'RESERVE', -200, 'pay2', 'o2')
  await entry('BALANCE', 'VOID', 200, 'pay2', 'o2')
  await second.up(db)
  assert.deepEqual(await available(db, 'w1'), { balanceFen: 800, creditFen: 4_300, creditLimitFen: 5_000 })
  assert.deepEqual(
    await balancesUnder(db, 'wallet:'),
    new Map([
      ['wallet:BALANCE:w1', 800],
      ['wallet:CREDIT:w1', 4_300],
      ['wallet:held:pay1:o1:CREDIT:w1', 700],
      ['wallet:paid:pay1:o1:BALANCE:w1', 200]
    ])
  )
  assert.deepEqual(await unbalanced(db), [])
})
