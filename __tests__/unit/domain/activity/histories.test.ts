/** Ten thousand random histories of presale orders, subsidies, invites and stories, each beside a model that keeps the sums. */
import fc from 'fast-check'
import { backFor, canFail, outcomeOf, paidPart, presaleState, type PresaleFacts } from '@domain/activity/presale'
import { nextStep, type FirstOrder, type Invite } from '@domain/activity/referral'
import { storyAfter, type StoryState } from '@domain/content/story'
import { nextQualification, qualificationNow, statesBefore, type QualificationState } from '@domain/activity/subsidy'

const HISTORIES = { numRuns: 10_000 }
const DAY_MS = 86_400_000

test('a presale order ends once, and its money is where its state says', () => {
  const [depositFen, payFen, balanceFrom, balanceTo] = [1_000, 9_000, 100, 200]
  const acts = fc.array(fc.constantFrom('deposit', 'balance', 'give up', 'shop fails', 'time'), { maxLength: 12 })
  fc.assert(
    fc.property(acts, (history) => {
      let facts: PresaleFacts = { depositPaid: false, balancePaid: false, outcome: null, balanceFrom }
      let now = 0
      // the model: what the shop has of the buyer, what of its own it gave, whether the piece is the buyer's
      let [keptFen, own, piece] = [0, 0, true]
      const end = (outcome: NonNullable<PresaleFacts['outcome']>): void => {
        const { refundFen, ownFen } = backFor(outcome, { depositFen, payFen })
        facts = { ...facts, outcome }
        keptFen -= refundFen
        own += ownFen
        piece = false
      }
      for (const act of history) {
        const state = presaleState(facts, now)
        const open = facts.outcome === null
        const status = state === 'WAIT_DEPOSIT' ? 'WAIT_PAY' : 'WAIT_BALANCE'
        if (act === 'time') now += 60
        if (act === 'time' && open && facts.depositPaid && !facts.balancePaid && now >= balanceTo) end('FORFEITED')
        if (act === 'deposit' && open && paidPart(status, depositFen) === 'DEPOSIT' && !facts.depositPaid) {
          facts = { ...facts, depositPaid: true }
          keptFen += depositFen
        }
        if (act === 'balance' && state === 'WAIT_BALANCE') {
          facts = { ...facts, balancePaid: true }
          keptFen += payFen - depositFen
        }
        if (act === 'give up' && open) end(outcomeOf(facts))
        if (act === 'shop fails' && canFail(state)) end('SHOP_FAILED')
        const after = presaleState(facts, now)
        const expected: Partial<Record<typeof after, number>> = {
          ...{ WAIT_DEPOSIT: 0, DEPOSIT_PAID: depositFen, WAIT_BALANCE: depositFen, PAID: payFen },
          ...{ UNPAID: 0, FORFEITED: depositFen, SHOP_FAILED: 0, RETURNED: 0 }
        }
        expect([after, keptFen]).toEqual([after, expected[after]])
        expect(own).toBe(after === 'SHOP_FAILED' ? depositFen : 0)
        expect(piece).toBe(facts.outcome === null)
      }
    }),
    HISTORIES
  )
})

test('a subsidy takes one of its budget while it is claimed and no more, and is used by one order at a time', () => {
  const acts = fc.array(
    fc.tuple(
      fc.constantFrom('CLAIM', 'SUBMIT', 'PAY', 'CLOSE', 'REFUND', 'EXPIRE', 'UNBIND', 'TIME'),
      fc.nat({ max: 3 })
    ),
    { maxLength: 25 }
  )
  const BUDGET = 2
  fc.assert(
    fc.property(acts, (history) => {
      const people = Array.from({ length: 4 }, () => ({
        state: 'NONE' as QualificationState,
        until: 0,
        orders: 0,
        used: 0
      }))
      const isTaken = (state: QualificationState): boolean => ['UNREDEEMED', 'HELD', 'REDEEMED'].includes(state)
      let [count, now] = [0, 0]
      for (const [act, who] of history) {
        const person = people[who]
        if (person === undefined) continue
        if (act === 'TIME') now += 5
        // the gateway looks at the clock before anything is claimed
        for (const other of people)
          if (
            statesBefore('EXPIRE').includes(other.state) &&
            qualificationNow(other.state, other.until, now) === 'EXPIRED'
          ) {
            other.state = 'EXPIRED'
            count -= 1
          }
        if (act === 'TIME' || act === 'EXPIRE') continue
        const next = nextQualification(person.state, act)
        if (next === undefined || (act === 'CLAIM' && count >= BUDGET)) continue
        if (act === 'CLAIM') {
          count += 1
          person.until = now + 12
        }
        if (act === 'UNBIND') count -= 1
        person.orders += act === 'SUBMIT' ? 1 : act === 'CLOSE' || act === 'REFUND' ? -1 : 0
        person.state = next
        // a refund after its time gives back its place
        if ((act === 'CLOSE' || act === 'REFUND') && person.until <= now) {
          person.state = 'EXPIRED'
          count -= 1
        }
        expect(person.orders).toBe(person.state === 'HELD' || person.state === 'REDEEMED' ? 1 : 0)
        expect(count).toBe(people.filter(({ state }) => isTaken(state)).length)
        expect(count).toBeLessThanOrEqual(BUDGET)
      }
    }),
    HISTORIES
  )
})

test('an invite is earned at most once, in its time, and never after it came to nothing', () => {
  const terms = {
    validDays: 30,
    renewDays: 7,
    orderDays: 30,
    returnDays: 7,
    perDay: 5,
    thresholdFen: 100,
    inviterFen: 30,
    invitedFen: 30
  }
  const acts = fc.array(fc.constantFrom('order', 'refund', 'part', 'case', 'case over', 'unbind', 'day', 'week'), {
    maxLength: 20
  })
  fc.assert(
    fc.property(acts, fc.integer({ min: 0, max: 6 }), (history, countedThatDay) => {
      let invite: Invite = { state: 'REGISTERED', invitedAt: 0 }
      let order: FirstOrder | undefined
      let now = 0
      let paidFen = 0
      for (const act of history) {
        if (act === 'day') now += DAY_MS
        if (act === 'week') now += 7 * DAY_MS
        if (act === 'order')
          order ??= {
            createdAt: now,
            receivedAt: now,
            goodsFen: 200,
            ripeAt: now + 7 * DAY_MS,
            allBack: false,
            open: false
          }
        if (act === 'unbind') invite = { ...invite, deadAt: invite.deadAt ?? now }
        if (order !== undefined) {
          if (act === 'refund') order = { ...order, allBack: true }
          if (act === 'part') order = { ...order, goodsFen: order.goodsFen - 60 }
          if (act === 'case') order = { ...order, open: true }
          if (act === 'case over') order = { ...order, open: false }
        }
        invite = { ...invite, ...(order === undefined ? {} : { order }) }
        const before = invite.state
        const step = nextStep(invite, terms, { countedThatDay, ordering: false, now })
        if (step === undefined) continue
        expect(['REGISTERED', 'PENDING']).toContain(before)
        invite = { ...invite, ...step }
        if (step.state !== 'EARNED') continue
        paidFen += terms.inviterFen
        // the model: who earns had an order in time, of enough, kept, ripe, with nothing open and an employee who stayed
        expect(before).toBe('PENDING')
        expect(order?.allBack).toBe(false)
        expect(order?.open).toBe(false)
        expect(order?.goodsFen).toBeGreaterThanOrEqual(terms.thresholdFen)
        expect(now).toBeGreaterThanOrEqual(order?.ripeAt ?? Infinity)
        expect(order?.createdAt).toBeLessThanOrEqual(terms.orderDays * DAY_MS)
        expect(countedThatDay).toBeLessThan(terms.perDay)
        expect(invite.deadAt).toBeUndefined()
      }
      expect(paidFen).toBeLessThanOrEqual(terms.inviterFen)
    }),
    HISTORIES
  )
})

test('a story is read by others only after it was shown, and never once it was refused or hidden', () => {
  const acts = fc.array(fc.constantFrom('WRITE', 'HIDE', 'SHOW', 'REFUSE', 'CHOOSE'), { maxLength: 20 })
  fc.assert(
    fc.property(acts, (history) => {
      let state: StoryState = 'SENT'
      // the model: what of the last writing was judged, and whether its author lets it be read
      let [isJudged, consents, isChosen] = [false, true, false]
      for (const act of history) {
        const next = storyAfter(state, act)
        if (next === undefined) continue
        if (act === 'WRITE') [isJudged, consents, isChosen] = [false, true, false]
        if (act === 'SHOW') isJudged = true
        if (act === 'REFUSE') isJudged = false
        if (act === 'HIDE') [consents, isChosen] = [false, false]
        if (act === 'CHOOSE') isChosen = true
        state = next
        expect(state === 'SHOWN' || state === 'CHOSEN').toBe(isJudged && consents)
        expect(state === 'CHOSEN').toBe(isChosen)
      }
    }),
    HISTORIES
  )
})
