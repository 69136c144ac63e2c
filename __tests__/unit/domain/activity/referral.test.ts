import fc from 'fast-check'
import { inviteCodeOf, isInviteCode, nextStep, termsOf, USUAL_TERMS, type Invite } from '@domain/activity/referral'

const day = 86_400_000
const at = 1_800_000_000_000
const order = {
  createdAt: at + day,
  receivedAt: at + 3 * day,
  ripeAt: at + 10 * day,
  goodsFen: 19_900,
  allBack: false,
  open: false
}
const registered: Invite = { state: 'REGISTERED', invitedAt: at }
const now = (days: number, over = {}) => ({ countedThatDay: 0, ordering: false, now: at + days * day, ...over })

describe('an invite', () => {
  it.each([
    ['nothing yet', registered, now(5), undefined],
    ['no order in time', registered, now(31), { state: 'VOID', end: 'LATE' }],
    ['an order in time is on its way', registered, now(31, { ordering: true }), undefined],
    ['received', { ...registered, order }, now(4), { state: 'PENDING', dueAt: at + 10 * day }],
    ['too small', { ...registered, order: { ...order, goodsFen: 19_899 } }, now(4), { state: 'VOID', end: 'SHORT' }],
    ['the sixth of a day', { ...registered, order }, now(4, { countedThatDay: 5 }), { state: 'VOID', end: 'DAY_FULL' }],
    ['unbound', { ...registered, deadAt: at, order }, now(4), { state: 'VOID', end: 'UNBOUND' }],
    ['still returnable', { ...registered, state: 'PENDING', order }, now(9.9), undefined],
    [
      'a new piece came',
      { ...registered, state: 'PENDING', dueAt: at + 10 * day, order: { ...order, ripeAt: at + 14 * day } },
      now(10),
      { state: 'PENDING', dueAt: at + 14 * day }
    ],
    ['over', { ...registered, state: 'PENDING', order }, now(10), { state: 'EARNED' }],
    ['a case is open', { ...registered, state: 'PENDING', order: { ...order, open: true } }, now(20), undefined],
    [
      'so much back that it is too small',
      { ...registered, state: 'PENDING', order: { ...order, goodsFen: 19_899 } },
      now(5),
      { state: 'VOID', end: 'SHORT' }
    ],
    [
      'all back',
      { ...registered, state: 'PENDING', order: { ...order, allBack: true } },
      now(5),
      { state: 'VOID', end: 'REFUNDED' }
    ]
  ] as [string, Invite, ReturnType<typeof now>, unknown][])('%s', (_, invite, circumstances, step) => {
    expect(nextStep(invite, USUAL_TERMS, circumstances)).toEqual(step)
  })

  it('is earned only from PENDING, and never leaves its end, in any history', () => {
    const happening = fc.record({
      days: fc.double({ min: 0, max: 20, noNaN: true }),
      allBack: fc.boolean(),
      open: fc.boolean(),
      dead: fc.boolean(),
      counted: fc.integer({ min: 0, max: 7 })
    })
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 12 }), (happenings) => {
        let invite: Invite = registered
        let passed = 0
        for (const { days, allBack, open, dead, counted } of happenings) {
          passed += days
          const before: Invite = {
            ...invite,
            ...(passed >= 3 ? { order: { ...order, allBack, open } } : {}),
            ...(dead ? { deadAt: at } : {})
          }
          const step = nextStep(before, USUAL_TERMS, now(passed, { countedThatDay: counted }))
          if (before.state === 'EARNED' || before.state === 'VOID') expect(step).toBeUndefined()
          if (step?.state === 'EARNED') {
            expect([before.state, allBack, open, dead]).toEqual(['PENDING', false, false, false])
            expect(passed).toBeGreaterThanOrEqual(10)
          }
          if (step?.state === 'PENDING') expect(counted).toBeLessThan(5)
          if (step !== undefined) invite = { ...invite, state: step.state }
        }
      })
    )
  })
})

it('a code has eight signs that do not look like another, and nothing else is one', () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => isInviteCode(inviteCodeOf(bytes))))
  for (const wrong of ['', 'HE7K2M0X', 'he7k2mxq', 'HE7K2MXQQ', 7, null]) expect(isInviteCode(wrong)).toBe(false)
})

it('a site says its terms, and what it says wrongly is as usual', () => {
  expect(termsOf({ perDay: 3, inviterFen: -1, validDays: 0, orderDays: '9' })).toEqual({ ...USUAL_TERMS, perDay: 3 })
  expect(termsOf(null)).toEqual(USUAL_TERMS)
})
