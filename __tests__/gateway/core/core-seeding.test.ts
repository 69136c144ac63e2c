import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areas } from '../../../gateway/src/areas'
import { seed } from '../../../gateway/src/core/seeding'
import { startTestGateway } from '../support'

test('the demonstration is written once, also into a database whose areas had other bounds', async (t) => {
  const gateway = await startTestGateway()
  t.after(() => gateway.close())
  const { db } = gateway.core
  const marks = await db.selectFrom('setting').select('name').where('name', 'like', 'seeded.%').execute()
  // what databases of every version carry: an area that is cut out of another keeps its mark
  assert.deepEqual(marks.map(({ name }) => name).sort(), [
    'seeded.aftersale',
    'seeded.assist',
    'seeded.cart',
    'seeded.chat',
    'seeded.content',
    'seeded.coupon',
    'seeded.customer',
    'seeded.employee',
    'seeded.exchange',
    'seeded.favourite',
    'seeded.fee',
    'seeded.flash',
    'seeded.footprint',
    'seeded.group',
    'seeded.guide',
    'seeded.help',
    'seeded.invoice',
    'seeded.journal',
    'seeded.live',
    'seeded.manual',
    'seeded.masterdata',
    'seeded.news',
    'seeded.order',
    'seeded.outlet',
    'seeded.partner',
    'seeded.presale',
    'seeded.product',
    'seeded.question',
    'seeded.rebate',
    'seeded.recipe',
    'seeded.redpacket',
    'seeded.referral',
    'seeded.review',
    'seeded.riddle',
    'seeded.role',
    'seeded.search',
    'seeded.servicebill',
    'seeded.shop',
    'seeded.story',
    'seeded.subsidy',
    'seeded.trial',
    'seeded.wallet'
  ])
  const count = async () => {
    const { total } = await db
      .selectFrom('trade_order')
      .select((build) => build.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  const before = await count()
  await seed(gateway.core, areas)
  assert.equal(await count(), before)
  assert.ok(before > 0)
})
