import { moment } from '../../../../domain/day'
import { withhold } from '../../../../domain/partner/labourTax'
import { addFen } from '../../../../domain/money/money'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import { feeOf, type WithdrawalEvent } from '../../../../domain/partner/withdrawal'
import type { Core } from '../../core/area'
import { newId } from '../../core/database/database'
import type { Words } from '../../core/words'
import { sellableSkus } from '../cart'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { tellOrder, type Story } from '../history'
import { joinedBefore } from '../partner'
import {
  beforeOf,
  forgetClick,
  heldBy,
  keepCard,
  keepClick,
  lockWithdrawal,
  moveWithdrawal,
  place,
  SANDBOX_REASON,
  termsOf,
  thawCommissions
} from '../journal'

/** Goods that no other order of the demonstration has. */
const SKIPPED = 34

const storyOf = (days: number): Story => ({
  placed: [days, 'day'],
  quantity: 1,
  paid: true,
  steps: [
    [[days - 1, 'day'], 'ship'],
    [[days - 2, 'day'], 'deliver'],
    [[days - 3, 'day'], 'complete']
  ]
})

/** What friends bought by each partner's links, oldest first: a commission of every state. */
const STORIES: readonly (readonly Story[])[] = [
  [
    { ...storyOf(64), quantity: 2 },
    { ...storyOf(41), quantity: 2 },
    storyOf(23),
    { ...storyOf(16), quantity: 2 },
    storyOf(12),
    storyOf(8),
    storyOf(5),
    { placed: [3, 'day'], quantity: 1, paid: true, cancelled: true },
    { placed: [2, 'day'], quantity: 1, paid: true, steps: [[[30, 'hour'], 'ship']] },
    { placed: [6, 'hour'], quantity: 1, paid: true }
  ],
  [
    { ...storyOf(30), quantity: 2 },
    { ...storyOf(20), quantity: 2 }
  ]
]

interface Withdrawn {
  agoMs: number
  /** In hundredths of what is there. */
  part: number
  events: readonly WithdrawalEvent[]
  reason?: Words
}

/** A withdrawal of every state, oldest first. The one on its way goes to the bank like any other. */
const WITHDRAWN: readonly (readonly Withdrawn[])[] = [
  [
    { agoMs: 34 * DAY_MS, part: 40, events: ['REVIEW', 'APPROVE', 'ARRIVE'] },
    { agoMs: 6 * DAY_MS, part: 30, events: ['REVIEW', 'APPROVE', 'FAIL'], reason: SANDBOX_REASON },
    {
      agoMs: 5 * DAY_MS,
      part: 30,
      events: ['REFUSE'],
      reason: { zh: '请先补充收款说明', en: 'Please say first what the money is for' }
    },
    { agoMs: 4 * DAY_MS, part: 20, events: ['CANCEL'] },
    { agoMs: 3 * HOUR_MS, part: 20, events: [] }
  ],
  [
    { agoMs: DAY_MS, part: 30, events: ['REVIEW', 'APPROVE'] },
    { agoMs: 3 * HOUR_MS, part: 30, events: ['REVIEW'] }
  ]
]

/** How long each step of a withdrawal took. */
const STEP_MS = HOUR_MS / 2

const PARTNERS = [
  { userId: 'u_lin', partnerCode: 'HPQ7K2M5XA', name: '林知夏', idDigits: '33010619930218204' },
  { userId: 'u_amina', partnerCode: 'HPB3T9W4YC', name: '阿米娜', idDigits: '65010219910706382' }
] as const
const BUYER = 'u_chen'
const JOINED_AGO_MS = 70 * DAY_MS
/** A made up number that is right by its last digit. */
const CARD = '6222020000000006023'

async function withdrawBefore(core: Core, userId: string, cardId: string, withdrawal: Withdrawn): Promise<void> {
  const nowMs = core.clock.now() - withdrawal.agoMs
  const { rule, mode } = await termsOf(core.db)
  const before = await beforeOf(core.db, userId, nowMs, mode)
  const { availableFen } = await heldBy(core.db, userId)
  const amountFen = Math.max(rule.leastFen, Math.floor((availableFen * withdrawal.part) / 10_000) * 100)
  const expectedFen = addFen(amountFen, -feeOf(rule, before), -withhold(mode, amountFen, before.tax).taxFen)
  const withdrawalId = newId('wd')
  await place(core.db, { userId, withdrawalId, nowMs }, { amountFen, cardId, expectedFen })
  for (const [index, event] of withdrawal.events.entries()) {
    const withdrawalRow = await lockWithdrawal(core.db, withdrawalId)
    const time = new Date(nowMs + (index + 1) * STEP_MS)
    if (withdrawalRow)
      await moveWithdrawal(core.db, withdrawalRow, event, {
        now: time,
        ...(withdrawal.reason === undefined ? {} : { reason: withdrawal.reason })
      })
  }
}

/** Two partners with money: what friends bought by their links, and what they withdrew. */
export async function seedEarnings(core: Core): Promise<void> {
  const shoppers = new Set(DEMONSTRATION_SHOPPERS.map(({ userId }) => userId))
  const { partnerContract } = await core.catalogue()
  if (
    partnerContract === undefined ||
    ![BUYER, ...PARTNERS.map(({ userId }) => userId)].every((userId) => shoppers.has(userId))
  )
    return
  const skus = (await sellableSkus(core.db)).slice(SKIPPED)
  let next = 0
  for (const [index, partner] of PARTNERS.entries()) {
    const time = moment(core.clock.now() - JOINED_AGO_MS).toDate()
    await joinedBefore(core, { ...partner, joinedAt: time })
    for (const story of STORIES[index] ?? []) {
      const sku = skus[next]
      next += 1
      if (!sku) continue
      const [count, unit] = story.placed
      const clickDate = moment(core.clock.now()).subtract(count, unit).subtract(1, 'hour').toDate()
      await forgetClick(core.db, BUYER)
      await keepClick(core.db, { user_id: BUYER, partner_code: partner.partnerCode, at: clickDate })
      await tellOrder(core, BUYER, [sku.skuCode], story)
    }
    await thawCommissions(core)
    const cardId = await keepCard(core, partner.userId, CARD, time)
    for (const withdrawal of cardId === undefined ? [] : (WITHDRAWN[index] ?? []))
      await withdrawBefore(core, partner.userId, cardId ?? '', withdrawal)
  }
  await forgetClick(core.db, BUYER)
}
