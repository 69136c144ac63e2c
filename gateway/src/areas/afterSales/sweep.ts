/** What time does to cases. */
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import type { Words } from '../../core/words'
import { agreeTo, decideIt } from './deciding'
import { goOn, receive, runOut } from './exchanging'
import { judge } from './judging'
import { hold, move, type LockedCase } from './moving'
import { pay } from './settling'
import * as store from './store'

/** One transaction a case; as many in one go. */
const AT_MOST = 200

const CAME: Words = {
  zh: '包裹已经签收，不能按没收到退款；不想要可以申请退货',
  en: 'The parcel was signed for, so it is not refunded as missing. You can return it'
}

/** Whether the case claims money for goods that had not come, and some of them are there by now. */
async function cameSince(tx: Db, { order, record }: LockedCase, now: Date): Promise<boolean> {
  if (record.kind !== 'REFUND_ONLY') return false
  const pieces = await store.rowsOfCases(tx, [record.case_code])
  const there = (await judge(tx, [order], now.getTime())).filter(({ place }) => place === 'THERE')
  return there.some(({ row }) => pieces.some(({ position }) => position === row.position))
}

/** Moves on one case whose time is over. */
async function moveOn(tx: Db, claim: LockedCase, now: Date): Promise<void> {
  const { record } = claim
  if (record.due_at === null || record.due_at > now) return
  const by = { actor: 'TIME' as const, now }
  switch (record.state) {
    case 'SUBMITTED':
      if (await cameSince(tx, claim, now)) await move(tx, record, 'REFUSE', by, { note: CAME })
      else await agreeTo(tx, claim, by)
      return
    case 'WAIT_RETURN':
      await move(tx, record, 'CLOSE', by)
      return
    case 'RETURNING':
      await goOn(tx, { ...claim, record: await move(tx, record, 'INSPECT', by) }, by)
      return
    // the shop had its time: the shopper chooses between waiting and money, and without a word it is money
    case 'WAIT_RESEND':
      await runOut(tx, claim, by)
      return
    case 'OUT_OF_STOCK':
      await pay(tx, claim, by)
      return
    case 'RESENT':
      await receive(tx, claim, by)
      return
    case 'DISPUTED': {
      const rows = await store.rowsOfCases(tx, [record.case_code])
      const some = rows.some((row) => !row.kept && (row.accepted ?? 0) > 0)
      await decideIt(tx, claim, some ? 'ACCEPT' : 'SEND_BACK', { actor: 'BRAND', now })
      return
    }
    default:
      throw new Error(`Time does not move a case that is ${record.state}`)
  }
}

/** Moves on what is due. Several gateways share the work; one case that fails does not hold up the others. */
export async function sweepCases(core: Core): Promise<void> {
  const now = core.clock.date()
  const attempts: string[] = []
  while (attempts.length < AT_MOST) {
    const next = await store.nextDue(core.db, now, attempts)
    if (next === undefined) return
    attempts.push(next.case_code)
    try {
      await inTransaction(core.db, async (tx) => moveOn(tx, await hold(tx, next.case_code), now))
    } catch (error) {
      core.log.error({ err: error, case: next.case_code }, 'A case was not moved on')
    }
  }
}
