import fc from 'fast-check'
import { inviteCodeOf, isInviteCode, nextStep, termsOf, USUAL_TERMS, type Invite } from '@domain/activity/referral'

const day = 86_400_000
const someTime = 1_800_000_000_000
const order = {
  createdAt: someTime + day,
  receivedAt: someTime + 3 * day,
  ripeAt: someTime + 10 * day,
  goodsFen: 19_900,
  allBack: false,
  open: false
}
const newInvite: Invite = { state: 'REGISTERED', invitedAt: someTime }
const now = (days: number, over = {}) => ({ countedThatDay: 0, ordering: false, now: someTime + days * day, ...over })

describe('an invite', () => {
  it.each([
    ['nothing yet', newInvite, now(5), undefined],
    ['no order in time', newInvite, now(31), { state: 'VOID', end: 'LATE' }],
    ['an order in time is on its way', newInvite, now(31, { ordering: true }), undefined],
    ['received', { ...newInvite, order }, now(4), { state: 'PENDING', dueAt: someTime + 10 * day }],
    ['too small', { ...newInvite, order: { ...order, goodsFen: 19_899 } }, now(4), { state: 'VOID', end: 'SHORT' }],
    ['the sixth of a day', { ...newInvite, order }, now(4, { countedThatDay: 5 }), { state: 'VOID', end: 'DAY_FULL' }],
    ['unbound', { ...newInvite, deadAt: someTime, order }, now(4), { state: 'VOID', end: 'UNBOUND' }],
    ['still returnable', { ...newInvite, state: 'PENDING', order }, now(9.9), undefined],
    [
      'a new piece came',
      { ...newInvite, state: 'PENDING', dueAt: someTime + 10 * day, order: { ...order, ripeAt: someTime + 14 * day } },
      now(10),
      { state: 'PENDING', dueAt: someTime + 14 * day }
    ],
    ['over', { ...newInvite, state: 'PENDING', order }, now(10), { state: 'EARNED' }],
    ['a case is open', { ...newInvite, state: 'PENDING', order: { ...order, open: true } }, now(20), undefined],
    [
      'so much back that it is too small',
      { ...newInvite, state: 'PENDING', order: { ...order, goodsFen: 19_899 } },
      now(5),
      { state: 'VOID', end: 'SHORT' }
    ],
    [
      'all back',
      { ...newInvite, state: 'PENDING', order: { ...order, allBack: true } },
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
        let invite: Invite = newInvite
        let passCount = 0
        for (const { days, allBack, open, dead, counted } of happenings) {
          passCount += days
          const before: Invite = {
            ...invite,
            ...(passCount >= 3 ? { order: { ...order, allBack, open } } : {}),
            ...(dead ? { deadAt: someTime } : {})
          }
          const step = nextStep(before, USUAL_TERMS, now(passCount, { countedThatDay: counted }))
          if (before.state === 'EARNED' || before.state === 'VOID') expect(step).toBeUndefined()
          if (step?.state === 'EARNED') {
            expect([before.state, allBack, open, dead]).toEqual(['PENDING', false, false, false])
            expect(passCount).toBeGreaterThanOrEqual(10)
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
