// covers gateway/src/core/desk.ts, gateway/src/console/staff.ts
/** What the staff do: noted with who did it, in the transaction of what it changed, and refused without permission. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { givePacket } from '../../../gateway/src/areas/redPacket'
import { sendGoods } from '../../../gateway/src/areas/exchange'
import { bookInvoice } from '../../../gateway/src/areas/invoice'
import { STAFF } from '../../../gateway/src/console/staff'
import { actAtDesk, newestActs, type Staff } from '../../../gateway/src/core/desk'
import { startTestGateway, type TestGateway } from '../support'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const setting = (name: string) =>
  gateway.core.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()

describe('an act of the staff', () => {
  it('is noted: who, by which permission, what, and with what', async () => {
    const result = await sendGoods(gateway.core, STAFF)
    assert.equal(typeof result, 'number')
    const [act] = await newestActs(gateway.core.db, 1)
    assert.match(act?.about ?? '', /^QH\d{12}$/)
    assert.deepEqual(
      { who: act?.who, permission: act?.permission, act: act?.act },
      { who: 'staff_demo', permission: 'SHIPPING', act: 'exchange.send' }
    )
  })

  it('is neither done nor noted when what it does fails', async () => {
    const before = await newestActs(gateway.core.db, 100)
    const act = { permission: 'CONTENT', act: 'test.fail', about: 'nothing' } as const
    await assert.rejects(
      actAtDesk(gateway.core, STAFF, act, async (tx) => {
        await tx.insertInto('setting').values({ name: 'test.desk', value: 'set' }).execute()
        throw new Error('fails after it')
      }),
      /fails after it/
    )
    await assert.rejects(bookInvoice(gateway.core, STAFF, 'NONE'), { code: 'request.invalid' })
    assert.equal(await setting('test.desk'), undefined)
    assert.deepEqual(await newestActs(gateway.core.db, 100), before)
  })

  it('is refused without its permission, and changes nothing', async () => {
    const shipper: Staff = { who: 'staff_shipper', may: ['SHIPPING'] }
    const packets = async () =>
      (await gateway.core.db.selectFrom('user_red_packet').select('user_packet_id').execute()).length
    const [before, acts] = [await packets(), await newestActs(gateway.core.db, 100)]
    const giving = givePacket(gateway.core, shipper, { userId: 'u_nobody', amountFen: 100 })
    await assert.rejects(giving, { status: 403, code: 'desk.forbidden' })
    assert.equal(await packets(), before)
    assert.deepEqual(await newestActs(gateway.core.db, 100), acts)
  })
})
