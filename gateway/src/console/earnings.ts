import type { FastifyInstance } from 'fastify'
import {
  answerInDemonstration,
  askBank,
  BANK_MANNERS,
  desk,
  journalCheck,
  latestWithdrawals,
  mannerOf,
  setManner
} from '../areas/journal'
import type { Core } from '../core/area'
import { invalid } from '../core/errors'
import { STAFF } from './staff'

const REASON = { zh: '收款资料对不上，请核对后再提', en: 'The card doesn’t fit what we know. Please check it first' }

const STEPS: Record<string, (core: Core, withdrawalId: string) => Promise<void>> = {
  review: (core, withdrawalId) => desk.review(core, STAFF, withdrawalId),
  approve: async (core, withdrawalId) => {
    await desk.approve(core, STAFF, withdrawalId)
    await askBank(core)
  },
  refuse: (core, withdrawalId) => desk.refuse(core, STAFF, withdrawalId, REASON),
  paid: (core, withdrawalId) => answerInDemonstration(core, withdrawalId, 'PAID'),
  failed: (core, withdrawalId) => answerInDemonstration(core, withdrawalId, 'FAILED')
}

/** Withdrawals, how the bank behaves, and whether the journal adds up. */
export async function earningsDesk({ db }: Core) {
  const list = await latestWithdrawals(db, 20)
  return {
    manner: await mannerOf(db),
    check: await journalCheck(db),
    withdrawals: list.map((row) => ({
      withdrawalId: row.withdrawal_id,
      phone: row.phone,
      state: row.state,
      amountFen: row.amount_fen,
      lastFour: row.last_four,
      reason: row.reason?.zh ?? null
    }))
  }
}

/** Moves withdrawals in place of the shop's people and of the bank. */
export function addEarningsApi(app: FastifyInstance, core: Core): void {
  app.post('/demo/api/withdrawals/:withdrawalId/:step', async ({ params }) => {
    const { withdrawalId = '', step = '' } = params as Record<string, string>
    const act = Object.hasOwn(STEPS, step) ? STEPS[step] : undefined
    if (act === undefined) throw invalid('操作不存在', `step must be one of ${Object.keys(STEPS).join(', ')}`)
    await act(core, withdrawalId)
    return { done: true }
  })
  app.post('/demo/api/bank/:manner', async ({ params }) => {
    const { manner = '' } = params as Record<string, string>
    const bankManner = BANK_MANNERS.find((name) => name === manner)
    if (bankManner === undefined) throw invalid('操作不存在', `manner must be one of ${BANK_MANNERS.join(', ')}`)
    await setManner(core.db, bankManner)
    return { done: true }
  })
}
