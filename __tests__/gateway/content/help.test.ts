// PostgreSQL: one person's answers at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startShop, type TestShop } from '../orders/journey-shop'
import { completedOrder } from './reviews'

const LIST = 'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'
const GROUPS = 'GET /o2pcm/pub/v1/crm-group-get/common-problem-groups'
const HELP = 'POST /o2pcm/v1/common-problem-help'

let shop: TestShop
before(async () => {
  shop = await startShop()
  const { db } = shop.core
  const words = (zh: string, en: string) => JSON.stringify({ zh, en })
  await db
    .insertInto('help_group')
    .values(
      ['PAY', 'USE', 'NONE'].map((group_code, position) => ({
        group_code,
        name: words(group_code, group_code),
        position
      }))
    )
    .execute()
  const { category_codes } = await db
    .selectFrom('product')
    .select('category_codes')
    .where('spu_code', '=', 'P_POT')
    .executeTakeFirstOrThrow()
  const problem = (code: string, group: string, position: number, foundBy: string, categories: string[] = []) => ({
    problem_code: code,
    group_code: group,
    title: words(`问 ${code}`, `Ask ${code}`),
    facts: JSON.stringify([]),
    steps: JSON.stringify([{ zh: '看', en: 'Look' }]),
    note: words('', ''),
    category_codes: categories,
    found_by: foundBy,
    screen: null,
    updated_on: '2026-03-01',
    position
  })
  await db
    .insertInto('common_problem')
    .values([
      problem('CARD', 'PAY', 0, '银行卡 100% card'),
      problem('REFUND', 'PAY', 1, '退款 refund card'),
      problem('POT_LEAKS', 'USE', 2, '漏水 leaks card', category_codes)
    ])
    .execute()
})
after(() => shop.close())

const codes = async (query: Record<string, unknown> = {}, ask: TestShop['must'] = shop.must.bind(shop)) =>
  (await ask(LIST, { query })).list.map(({ problemCode }) => problemCode)

test('problems are found by group and words; what leads comes first in every search', async () => {
  assert.deepEqual(
    (await shop.must(GROUPS)).list.map(({ groupCode, count }) => [groupCode, count]),
    [
      ['PAY', 2],
      ['USE', 1],
      ['NONE', 0]
    ]
  )
  assert.deepEqual(await codes(), ['CARD', 'REFUND', 'POT_LEAKS'])
  assert.deepEqual(await codes({ groupCode: 'PAY' }), ['CARD', 'REFUND'])
  assert.deepEqual(await codes({ keyword: ' CARD  refund' }), ['REFUND'])
  assert.deepEqual(await codes({ keyword: '%' }), ['CARD'])
  assert.deepEqual(await codes({ keyword: 'nothing' }), [])
  assert.deepEqual(await codes({ groupCode: 'PAY', problemCode: 'POT_LEAKS' }), ['POT_LEAKS', 'CARD', 'REFUND'])
  assert.deepEqual(await codes({ own: true }), [])
  assert.deepEqual((await shop.must(LIST, { query: { page: 2, size: 2 } })).total, 3)
})

test('with words the problems of an own appliance lead', async () => {
  const shopper = await shop.shopper()
  assert.deepEqual(await codes({ own: true }, shopper.must.bind(shopper)), [])
  await completedOrder(shop, shopper)
  const ask = shopper.must.bind(shopper)
  assert.deepEqual(await codes({ keyword: 'card' }, ask), ['POT_LEAKS', 'CARD', 'REFUND'])
  assert.deepEqual(await codes({ keyword: 'card' }), ['CARD', 'REFUND', 'POT_LEAKS'])
  assert.deepEqual(await codes({ own: true }, ask), ['POT_LEAKS'])
})

test('a person counts once, can think otherwise, and take it back', async () => {
  const [first, other] = [await shop.shopper(), await shop.shopper()]
  const say = (who: typeof first, helped: 'YES' | 'NO' | 'NONE', reason?: 'UNCLEAR' | 'TRIED') =>
    who.must(HELP, { body: { problemCode: 'REFUND', helped, ...(reason ? { reason } : {}) } })
  const figures = ({ helped, solved, unsolved }: Awaited<ReturnType<typeof say>>) => [helped, solved, unsolved]
  assert.deepEqual(figures(await say(first, 'YES')), ['YES', 1, 0])
  assert.deepEqual(figures(await say(first, 'YES')), ['YES', 1, 0])
  assert.deepEqual(figures(await say(other, 'NO')), ['NO', 1, 1])
  assert.deepEqual(figures(await say(first, 'NO', 'UNCLEAR')), ['NO', 0, 2])
  assert.deepEqual(figures(await say(first, 'NO', 'TRIED')), ['NO', 0, 2])
  const reasons = await shop.core.db
    .selectFrom('problem_unsolved')
    .select('reason')
    .where('user_id', '=', first.userId)
    .execute()
  assert.deepEqual(reasons, [{ reason: 'TRIED' }])
  // what is asked about most comes first
  assert.deepEqual(await codes(), ['REFUND', 'CARD', 'POT_LEAKS'])
  const problem = (await first.must(LIST, { query: { groupCode: 'PAY' } })).list[0]
  assert.deepEqual([problem?.helped, problem?.unsolved], ['NO', 2])
  assert.deepEqual(figures(await say(first, 'NONE')), ['NONE', 0, 1])
  assert.deepEqual(figures(await say(first, 'NONE')), ['NONE', 0, 1])
  assert.equal((await first.ask(HELP, { body: { problemCode: 'GONE', helped: 'YES' } })).code, 'problem.missing')
  assert.equal((await shop.ask(HELP, { body: { problemCode: 'REFUND', helped: 'YES' } })).status, 401)
})

test('opposite answers of one person at once leave one of them, and counts equal rows', async () => {
  const shopper = await shop.shopper()
  const answers = Array.from({ length: 20 }, (_, index) =>
    shopper.must(HELP, { body: { problemCode: 'CARD', helped: index % 2 === 0 ? 'YES' : 'NO' } })
  )
  await Promise.all(answers)
  const rowsOf = async (table: 'problem_solved' | 'problem_unsolved') =>
    (await shop.core.db.selectFrom(table).select('user_id').where('problem_code', '=', 'CARD').execute()).length
  const [solvedRows, unsolvedRows] = [await rowsOf('problem_solved'), await rowsOf('problem_unsolved')]
  assert.equal(solvedRows + unsolvedRows, 1)
  const problem = (await shopper.must(LIST, { query: { problemCode: 'CARD' } })).list[0]
  assert.deepEqual([problem?.solved, problem?.unsolved], [solvedRows, unsolvedRows])
})
